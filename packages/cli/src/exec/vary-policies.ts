/**
 * `vid exec --vary-policies`: the command once as it is, and once for each other value of each policy, side by side where there
 * are cores. A test that depends on what the specification leaves open fails in one of them.
 */
import { availableParallelism } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import type { VidServer } from '@vid/server';
import { EXIT } from '../exit-codes';
import { onInterrupt } from '../interruption';
import type { Io } from '../io';
import { loadServer } from '../load-server';
import { runCommand } from '../run-command';
import { execEnvironment } from './open-exec-server';

/** One run of the command. */
export interface PolicyRun {
  /** Null for the run with everything as it is. */
  readonly policy: string | null;
  readonly value: string | null;
  readonly exit_code: number;
  readonly ms: number;
  /** The end of what it wrote, where it failed. */
  readonly output?: string;
}

/** What is kept of the output of a run. */
const TAIL = 20_000;
const SHOWN_LINES = 40;

const nameOf = ({ policy, value }: Pick<PolicyRun, 'policy' | 'value'>): string =>
  policy === null ? 'as it is' : `${policy}=${value}`;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const runOne = async (
  base: VidServer,
  [name = '', ...args]: readonly string[],
  { policy, value }: Pick<PolicyRun, 'policy' | 'value'>,
): Promise<PolicyRun> => {
  await using server = await base.fork();
  if (policy !== null) await server.admin.setPolicies({ [policy]: value });
  await server.listen({ port: 0, host: '127.0.0.1' });
  let tail = Buffer.alloc(0);
  const begun = performance.now();
  const code = await runCommand(name, args, {
    env: execEnvironment(server),
    onOutput: (chunk) => {
      tail = Buffer.concat([tail, chunk]).subarray(-TAIL);
    },
  });
  const run = { policy, value, exit_code: code, ms: Math.round(performance.now() - begun) };
  return code === 0 ? run : { ...run, output: stripVTControlCharacters(tail.toString('utf8')).trimEnd() };
};

const tellRun = (io: Io, run: PolicyRun): void => {
  const mark = run.exit_code === 0 ? io.style.green('✓') : io.style.red('✗');
  const ended = run.exit_code === 0 ? '' : `, ended with ${run.exit_code}`;
  io.note(`${mark} ${nameOf(run)}  ${io.style.dim(seconds(run.ms))}${ended}`);
  if (run.output === undefined || run.output === '') return;
  const lines = run.output.split('\n').slice(-SHOWN_LINES);
  io.note(lines.map((line) => `    ${line}`).join('\n'));
};

/** As many side by side as there are cores, until the signal says no more; what comes out is in the order of the list. */
const sideBySide = async <T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  { aborted }: { readonly aborted: () => boolean },
): Promise<readonly R[]> => {
  const results: R[] = [];
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [at, item] of queue) {
      if (aborted()) return;
      results[at] = await work(item);
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), items.length) }, worker));
  return results.filter((result) => result !== undefined);
};

/** Resolves with the exit code: that of the first run that failed, in the order of the policies. */
export const varyPolicies = async (io: Io, base: VidServer, words: readonly string[]): Promise<number> => {
  const { POLICIES } = await loadServer();
  const { policies: now } = base.admin.policies();
  const { signal, release } = onInterrupt();
  const told = async (one: Pick<PolicyRun, 'policy' | 'value'>): Promise<PolicyRun> => {
    const run = await runOne(base, words, one);
    tellRun(io, run);
    return run;
  };
  const own = await told({ policy: null, value: null });
  if (own.exit_code !== 0) {
    release();
    io.data({ runs: [own], broken: [] }, `It fails as it is, so that no policy was varied: make it pass first.`);
    return own.exit_code;
  }
  const wanted = Object.entries(POLICIES).flatMap(([policy, { values }]) =>
    values
      .filter((value) => value !== (now as Readonly<Record<string, string>>)[policy])
      .map((value) => ({ policy, value })),
  );
  const others = await sideBySide(wanted, told, { aborted: () => signal.aborted });
  release();
  if (signal.aborted) return EXIT.interrupted;
  const runs = [own, ...others];
  const broken = runs.filter(({ exit_code: code }) => code !== 0);
  const result =
    broken.length === 0
      ? `It passed as it is and with each of the ${wanted.length} other values.`
      : `${broken.length} of ${wanted.length} values broke it: ${broken.map(nameOf).join(', ')}.`;
  io.data({ runs, broken: broken.map(nameOf) }, result);
  return broken[0]?.exit_code ?? 0;
};
