/** `vid version`: the version of this command, and what it runs on; settings that can't be read are no reason not to say it. */
import type { Command } from 'commander';
import { beginTime } from '../command-time';
import { openIo } from '../io';
import type { GlobalFlags } from '../settings';
import { versionDocument } from '../version-document';

export const define = (command: Command): void => {
  command.action(async () => {
    const flags = command.optsWithGlobals<GlobalFlags>();
    beginTime(flags);
    const io = await openIo(flags);
    const document = versionDocument();
    io.data(document, document.version);
  });
};
