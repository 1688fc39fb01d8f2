/** The flags of `vid webhook listen`, and what they say. */
import { type SubscribableEvent } from '@vid/sdk';
import { SUBSCRIBABLE_EVENTS } from '@vid/sdk/contract';
import type { Command } from 'commander';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { YES_FLAG } from '../is-wanted';
import { didYouMean } from '../nearest-name';
import { FORCE_FLAG } from '../output/check-output';
import { readCount } from '../read-count';
import { SECRET_FLAG } from './secret';

export interface ListenFlags {
  readonly port: string;
  readonly publicUrl?: string;
  readonly forward: readonly string[];
  readonly retry?: number;
  readonly register?: string;
  readonly replace?: boolean;
  readonly yes?: boolean;
  readonly secretFile?: string;
  readonly printSecret?: boolean;
  readonly secretTo?: string;
  readonly resignSecretFile?: string;
  readonly event?: string;
  readonly status?: string;
  readonly save?: string;
  readonly quiet?: boolean;
  readonly force?: boolean;
}

const collect = (value: string, all: readonly string[]): readonly string[] => [...all, value];

/** Adds them. */
export const addListenFlags = (command: Command): Command =>
  command
    .option('--port <number>', 'where to listen; 0 is any free port', '4700')
    .option(
      '--forward <url>',
      'hand each verified delivery on to this URL and answer what it answers; EVENT=URL for one event or video.*; can be repeated',
      collect,
      [],
    )
    .option(
      '--retry <count>',
      'try so often again when your app is away, too late or answers 5xx or 429; the sender gets 200 meanwhile and sends it no more',
      readCount,
    )
    .option(
      '--register <events>',
      'register a webhook for each of these events, separated by commas, with a local server; they are removed at the end',
    )
    .option('--public-url <url>', 'register this address, of a tunnel that leads here')
    .option('--replace', 'delete a webhook of the same event and address that somebody else registered, for good')
    .option(...YES_FLAG)
    .option(...SECRET_FLAG)
    .option('--print-secret', 'print the secret that your app verifies with')
    .option('--secret-to <file>', 'write that secret to a file; of an .env file, the line VID_WEBHOOK_SECRET')
    .option('--resign-secret-file <file>', 'sign what is handed on anew, with the secret in this file')
    .option('--event <events>', 'only these, separated by commas; video.* for all that begin so')
    .option('--status <statuses>', 'show and save only ok, failed, refused, 404, 5xx; separated by commas')
    .option('--save <file>', 'write each delivery as a line of JSON, for `vid webhook replay`')
    .option('--quiet', 'one line a delivery (default: unless stdout is a terminal)')
    .option('--no-quiet', 'show bodies through a pipe, too')
    .option(...FORCE_FLAG);

/** The port. */
export const readPort = (port: string): number => {
  if (/^\d{1,5}$/.test(port) && Number(port) <= 65_535) return Number(port);
  throw new CliError(EXIT.usage, `--port ${port} is no port.`, {
    next: 'Use a number from 0 (any free port) to 65535.',
  });
};

const isSubscribable = (name: string): name is SubscribableEvent =>
  (SUBSCRIBABLE_EVENTS as readonly string[]).includes(name);

/** Names of a list with commas, each once. */
export const readNames = (names: string): readonly string[] => [
  ...new Set(names.split(',').map((name) => name.trim())),
];

/** The events to register. */
export const readEvents = (events: string): readonly SubscribableEvent[] =>
  readNames(events).map((name) => {
    if (isSubscribable(name)) return name;
    throw new CliError(
      EXIT.usage,
      `--register: a webhook can't listen to ${name === '' ? 'an event without a name' : name}.`,
      { next: `${didYouMean(name, SUBSCRIBABLE_EVENTS)}The events are ${SUBSCRIBABLE_EVENTS.join(', ')}.` },
    );
  });
