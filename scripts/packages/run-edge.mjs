// Visits the service of the environment once.
import { visit } from './edge.mjs';

console.log(await visit());
