/** How an application is started so that it has what is in `.env`: Node reads that file only when it is told to. */
import type { Project } from './find-project';

/** The command, and who reads `.env` then. */
export interface Start {
  readonly line: string;
  readonly reads: string;
}

const NEXT: Start = { line: 'npx next dev', reads: 'Next.js reads .env by itself' };
const WORKER: Start = { line: 'npx wrangler dev', reads: 'wrangler reads .env, unless there is a .dev.vars' };
const NODE = 'Node reads .env only when told to';

/** `file` is what is run where the receiver is a program by itself; other applications have a file of their own. */
export const startOf = (
  { framework, dialect, hasSrc, isWorker }: Pick<Project, 'framework' | 'dialect' | 'hasSrc' | 'isWorker'>,
  file: string,
): Start => {
  const isTypeScript = dialect === 'typescript';
  if (framework === 'next' || framework === 'next-pages') return NEXT;
  if (framework === 'workers' || (framework === 'hono' && isWorker)) return WORKER;
  if (framework === 'nest' && isTypeScript)
    return { line: 'npx nest build && node --env-file=.env dist/main.js', reads: NODE };
  const run = `${isTypeScript ? 'npx tsx' : 'node'} --env-file=.env`;
  if (framework === 'node') return { line: `${run} ${file}`, reads: NODE };
  const own = `${hasSrc ? 'src/' : ''}app.${isTypeScript ? 'ts' : 'js'}`;
  return { line: `${run} ${own}`, reads: `${NODE}; put your own file for ${own}` };
};
