/** What a command works with: its streams, its settings, and a client that is made when it is first needed. */
import type { VidClient } from '@vid/sdk';
import type { Command } from 'commander';
import { parseDuration } from './duration';
import { type Io, openIo } from './io';
import { type GlobalFlags, readSettings, type Settings } from './settings';

export interface Session {
  readonly io: Io;
  readonly flags: GlobalFlags;
  readonly settings: Settings;
  /** The deadline of a wait in milliseconds, when --timeout is given. */
  readonly timeoutMs: number | undefined;
  /** The client for the configured service. */
  client(): Promise<VidClient>;
}

/** Opens the session of a command; only one that stores a profile may name one that does not exist. */
export const openSession = async (command: Command, { newProfile = false } = {}): Promise<Session> => {
  const flags = command.optsWithGlobals<GlobalFlags>();
  const io = await openIo(flags);
  const settings = readSettings(flags, { newProfile });
  const timeoutMs = flags.timeout === undefined ? undefined : parseDuration(flags.timeout, '--timeout');
  return {
    io,
    flags,
    settings,
    timeoutMs,
    async client() {
      const { connect } = await import('./connect');
      return connect(io, settings);
    },
  };
};
