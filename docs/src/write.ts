/** Writes every generated page to its file. */
import { writeFileSync } from 'node:fs';
import { PAGES } from './pages';

for (const [name, write] of Object.entries(PAGES)) writeFileSync(new URL(`../${name}`, import.meta.url), write());
