/** What `vid server fault add` makes happen: each flag of an effect, what it is called on the wire, and how its value is read. */
import type { Problem } from '@vid/sdk/contract';
import type { Command } from 'commander';
import { parseDuration } from '../duration';
import { collect } from './assignments';
import { readBody, readMembers, readProbability, readSkew, readWhole } from './fault-values';

type Given = string | boolean | readonly string[];

interface FaultFlag {
  /** As help shows it. */
  readonly usage: string;
  readonly about: string;
  /** The member of the effect, or of the fault. */
  readonly member: string;
  /** The value as it is sent; without it, as it was given. */
  readonly read?: (given: string, flag: string) => unknown;
  /** May be given several times. */
  readonly readAll?: (given: readonly string[], flag: string) => unknown;
}

const MATCH: readonly FaultFlag[] = [
  { usage: '--method <method>', about: 'only requests with this method', member: 'method' },
  { usage: '--path <path>', about: 'only requests to this path; * stands for any characters', member: 'path' },
  { usage: '--account <user_id>', about: 'only requests of this account', member: 'user_id' },
];

const EFFECT: readonly FaultFlag[] = [
  { usage: '--status <code>', about: 'answer with this HTTP status', member: 'status', read: readWhole },
  { usage: '--body <json>', about: 'the body of that answer: JSON, @FILE or -', member: 'body', read: readBody },
  { usage: '--delay <duration>', about: 'wait before the answer', member: 'delay_ms', read: parseDuration },
  {
    usage: '--drop <when>',
    about: 'before: the request is never handled; after: it is handled and its answer lost',
    member: 'drop',
  },
  {
    usage: '--truncate-at <bytes>',
    about: 'close the connection after so many bytes of the body',
    member: 'truncate_at',
    read: readWhole,
  },
  {
    usage: '--reset-at <bytes>',
    about: 'reset the connection after so many bytes of the body',
    member: 'reset_at',
    read: readWhole,
  },
  { usage: '--bytes-per-second <count>', about: 'send slowly', member: 'bytes_per_second', read: readWhole },
  { usage: '--slice <bytes>', about: 'send the body in pieces of so many bytes', member: 'slice', read: readWhole },
  { usage: '--content-type <type>', about: 'say that the body is this', member: 'content_type' },
  { usage: '--malformed', about: 'break the JSON of the body', member: 'malformed' },
  {
    usage: '--set <path=value>',
    about: 'change a member of the body, such as a.0.code=odd; can be repeated',
    member: 'set',
    readAll: readMembers,
  },
  {
    usage: '--date-skew <duration>',
    about: 'put the Date header so far ahead, with a minus so far behind',
    member: 'date_skew_seconds',
    read: readSkew,
  },
  { usage: '--duplicate-header <name>', about: 'send this header twice', member: 'duplicate_header' },
];

const FAULT: readonly FaultFlag[] = [
  { usage: '--times <count>', about: 'how often (default: always)', member: 'times', read: readWhole },
  {
    usage: '--probability <share>',
    about: 'act on so many of the requests that match, like 0.3 or 30%',
    member: 'probability',
    read: readProbability,
  },
];

const ALL: readonly FaultFlag[] = [...MATCH, ...EFFECT, ...FAULT];

const longOf = ({ usage }: FaultFlag): string => usage.split(' ')[0] ?? '';
const propertyOf = (flag: FaultFlag): string =>
  longOf(flag)
    .slice(2)
    .replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

export const takeFaultFlags = (command: Command): Command => {
  for (const flag of ALL)
    if (flag.readAll === undefined) command.option(flag.usage, flag.about);
    else command.option(flag.usage, flag.about, collect, []);
  return command;
};

const membersOf = async (flags: readonly FaultFlag[], given: Readonly<Record<string, Given>>) => {
  const members: Record<string, unknown> = {};
  for (const flag of flags) {
    const value = given[propertyOf(flag)];
    if (value === undefined || (Array.isArray(value) && value.length === 0)) continue;
    if (Array.isArray(value)) members[flag.member] = flag.readAll?.(value as readonly string[], longOf(flag));
    else members[flag.member] = typeof value === 'string' && flag.read ? await flag.read(value, longOf(flag)) : value;
  }
  return members;
};

/** The fault that the flags describe, as the admin API takes it. */
export const faultOf = async (command: Command): Promise<Readonly<Record<string, unknown>>> => {
  const given = command.opts<Readonly<Record<string, Given>>>();
  return {
    match: await membersOf(MATCH, given),
    effect: await membersOf(EFFECT, given),
    ...(await membersOf(FAULT, given)),
  };
};

const inFlags = (text: string, flags: readonly FaultFlag[]): string =>
  flags.reduce(
    (said, flag) => said.replace(new RegExp(`(?<![\\w-])${flag.member}(?![\\w-])`, 'g'), longOf(flag)),
    text,
  );

/** What the server says of a member, said of its flag. */
export const inFaultFlags = ({ path, message }: Problem): Problem => {
  const [first = '', second = '', ...rest] = path.split('.');
  const group = { match: MATCH, effect: EFFECT }[first];
  // What is said of all of them names them.
  if (group !== undefined && second === '') return { path: 'fault', message: inFlags(message, group) };
  const flag = (group ?? FAULT).find(({ member }) => member === (group === undefined ? first : second));
  if (flag === undefined) return { path, message };
  const within = group === undefined ? [second, ...rest].filter(Boolean) : rest;
  return { path: [longOf(flag), within.join('.')].filter(Boolean).join(' '), message };
};
