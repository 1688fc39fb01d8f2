import type { VidServer } from '@vid/server';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { loadServer } from '../load-server';
import { readSnapshot } from '../server/read-snapshot';
import { inOnePiece } from '../terminal-text';

export interface ExecServerOptions {
  /** A file with the state to begin with. */
  readonly snapshot?: string | undefined;
  /** Values of policies as `name=value`. */
  readonly policy: readonly string[];
}

/** Opens the server that a command is run against: in memory, instant, open to receivers on this machine. */
export const openExecServer = async ({ snapshot, policy }: ExecServerOptions): Promise<VidServer> => {
  const state = snapshot === undefined ? undefined : await readSnapshot(snapshot);
  const { AdminError, ConfigError, createServer } = await loadServer();
  const options = { memory: true, renderer: 'instant', allowPrivateNetwork: true, logLevel: 'error' } as const;
  const wrong =
    (what: string, next: string): ((cause: unknown) => never) =>
    (cause) => {
      if (!(cause instanceof AdminError || cause instanceof ConfigError)) throw cause;
      const [message = '', ...more] = cause.message.split('\n');
      throw new CliError(EXIT.usage, `${what}${inOnePiece(message)}`, { next: [next, ...more].join('\n'), cause });
    };
  const server = await createServer({ ...options, policy }).catch(
    wrong('', 'Correct --policy. The command was not run.'),
  );
  if (state === undefined) return server;
  try {
    await server.admin.restore(state);
    // What the command line says goes before what the state brings.
    const pairs = policy.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const);
    if (pairs.length > 0) await server.admin.setPolicies(Object.fromEntries(pairs));
    return server;
  } catch (error) {
    await server.close();
    return wrong(
      `The snapshot ${snapshot} can't be loaded: `,
      'Take it again with `vid server snapshot save`. The command was not run.',
    )(error);
  }
};

/** What the command finds in its environment. */
export const execEnvironment = ({ url }: VidServer): NodeJS.ProcessEnv => ({
  ...process.env,
  VID_BASE_URL: url,
  VID_API_KEY: 'emp_local_dev',
});
