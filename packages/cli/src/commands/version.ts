/** `vid version`: the version of this command, and what it runs on. */
import type { Command } from 'commander';
import { openSession } from '../session';
import { versionDocument } from '../version-document';

export const define = (command: Command): void => {
  command.action(async () => {
    const { io } = await openSession(command);
    const document = versionDocument();
    io.data(document, document.version);
  });
};
