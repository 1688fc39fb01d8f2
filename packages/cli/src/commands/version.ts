/** `vid version`: the version of this command, and what it runs on. */
import type { Command } from 'commander';
import { openSession } from '../session';

declare const __VERSION__: string;

export const define = (command: Command): void => {
  command.action(async () => {
    const { io } = await openSession(command);
    io.data(
      { version: __VERSION__, node: process.version, platform: `${process.platform}-${process.arch}` },
      __VERSION__,
    );
  });
};
