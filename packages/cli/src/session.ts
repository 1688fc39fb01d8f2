/** What a command works with: its streams, its settings, and a client that is made when it is first needed. */
import type { VidClient } from '@vid/sdk';
import type { Command } from 'commander';
import { beginTime } from './command-time';
import { endAfter } from './deadline';
import { type Io, openIo } from './io';
import { readKeyFile } from './key-file';
import { type GlobalFlags, readSettings, type Settings } from './settings';

export interface Session {
  readonly io: Io;
  readonly flags: GlobalFlags;
  readonly settings: Settings;
  /** The data folder of a local server, as the command names it. */
  readonly dataDir: string | undefined;
  /** What is left of --timeout in milliseconds, at least 1; undefined without it. */
  readonly timeoutMs: number | undefined;
  /** The client for the configured service. */
  client(): Promise<VidClient>;
}

interface Opening {
  /** The command stores a profile, so it may name one that does not exist. */
  readonly newProfile?: boolean;
  /** The command keeps to its deadline by itself, since something goes on when it ends. */
  readonly keepsTime?: boolean;
}

/** Opens the session of a command. */
export const openSession = async (
  command: Command,
  { newProfile = false, keepsTime = false }: Opening = {},
): Promise<Session> => {
  const { dataDir, ...flags } = command.optsWithGlobals<GlobalFlags & { dataDir?: string }>();
  const left = beginTime(flags);
  const io = await openIo(flags);
  const settings = readSettings(flags, { newProfile, keyInFile: await readKeyFile(flags.apiKeyFile) });
  for (const warning of settings.warnings) io.note(`note: ${warning}`);
  const timeoutMs = left();
  if (timeoutMs !== undefined && !keepsTime) endAfter(timeoutMs, flags);
  return {
    io,
    flags,
    settings,
    dataDir,
    get timeoutMs() {
      return left();
    },
    async client() {
      if (settings.baseUrl === undefined && settings.unread === undefined)
        await (await import('./server/refuse-unnamed.js')).refuseUnnamed(settings, dataDir);
      const { connect } = await import('./connect');
      return connect(io, settings);
    },
  };
};
