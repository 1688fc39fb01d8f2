/** Makes the client of a one-shot command: plain node:http starts fastest, and the journal outlives the process. */
import { VidClient } from '@vid/sdk';
import type { RenderJournal } from '@vid/sdk/journal';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';
import type { Io } from './io';
import { journalPath } from './journal-path';
import { setKeySource } from './key-source';
import { openSettledJournal } from './open-journal';
import { notingService } from './render-services';
import { requireBaseUrl } from './require-base-url';
import { ServiceContact, setContact } from './service-contact';
import type { Settings } from './settings';

/** Makes a client for the configured service, or says which setting is missing. */
export const makeClient = (settings: Settings, journal: RenderJournal, journalScope?: string): VidClient => {
  const { apiKey, heldBack, unread } = settings;
  const baseUrl = requireBaseUrl(settings);
  if (apiKey === undefined && heldBack !== undefined)
    throw new CliError(EXIT.authentication, heldBack.message, { next: heldBack.next });
  if (apiKey === undefined && unread !== undefined) throw unread;
  if (apiKey === undefined) {
    throw new CliError(EXIT.authentication, 'No API key is configured.', {
      next: 'Set VID_API_KEY, or name a file with --api-key-file. A local server takes emp_local_dev.',
    });
  }
  setKeySource(apiKey.source);
  const contact = new ServiceContact();
  const client = new VidClient({
    baseUrl,
    apiKey: apiKey.value,
    transport: 'http',
    journal: notingService(journal, journalPath(settings), new URL(baseUrl).origin),
    journalScope,
    middleware: [contact.middleware],
  });
  return setContact(client, contact);
};

/** Connects to the configured service; its renders are written down for `vid job list`. */
export const connect = (io: Io, settings: Settings): VidClient =>
  makeClient(settings, openSettledJournal(io, settings));
