// The planning thread of a server that runs as sources: a thread cannot begin with TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('./thread.ts');
