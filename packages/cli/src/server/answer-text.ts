/** What the admin API answers, for people: a heading and columns for lists, sentences and trees for the rest. */
import { alignOrStack } from '../columns';
import { durationText } from '../duration-text';
import { termList } from '../term-lines';
import { answerColumns, cell, nodeOf, treeText } from './tree-text';

type Members = Readonly<Record<string, unknown>>;

/** An answer as text. */
export type AnswerText = (answer: unknown) => string;

/** A table of the list under a name; `columns` are headings and what stands below them. */
const tableOf =
  (list: string, columns: Readonly<Record<string, (row: Members) => unknown>>, none: string): AnswerText =>
  (answer) => {
    const rows = (answer as Readonly<Record<string, readonly Members[]>>)[list] ?? [];
    if (rows.length === 0) return none;
    const cells = rows.map((row) => Object.values(columns).map((read) => cell(read(row))));
    return alignOrStack([Object.keys(columns), ...cells]);
  };

/** Names and values below each other. */
export const pairsOf =
  (member: string): AnswerText =>
  (answer) =>
    termList(
      Object.entries((answer as Readonly<Record<string, Members>>)[member] ?? {}).map(([name, value]) => ({
        term: name,
        about: cell(value),
      })),
    );

export const accountsText = tableOf(
  'accounts',
  {
    ACCOUNT: (row) => row['user_id'],
    CREDITS: (row) => row['credits_remaining'],
    PLAN: (row) => row['plan'],
    NAME: (row) => [row['name'], row['email'], row['suspended'] === true ? 'suspended' : ''].filter(Boolean).join(', '),
  },
  'There are no accounts.',
);

/** What an account has after credits were added. */
export const addedText: AnswerText = (answer) => {
  const account = ((answer as Members)['account'] ?? answer) as Members;
  return `${cell(account['user_id'])} has ${cell(account['credits_remaining'])} credits.`;
};

export const ledgerText: AnswerText = (answer) => {
  const table = tableOf(
    'entries',
    {
      AT: (row) => row['at'],
      KIND: (row) => row['kind'],
      AMOUNT: (row) => row['amount'],
      BALANCE: (row) => row['balance_after'],
      JOB: (row) => row['job_id'],
    },
    'Nothing was granted or charged.',
  );
  return `${table(answer)}\nbalance: ${cell((answer as Members)['balance'])}`;
};

export const clockText: AnswerText = (answer) => {
  const { now, offset_seconds: offset, frozen } = answer as Members;
  const seconds = Math.round(Number(offset));
  const ahead =
    seconds === 0 ? 'as on the wall' : `${durationText(seconds)} ${seconds > 0 ? 'ahead of' : 'behind'} the wall`;
  return `${cell(now)}, ${ahead}${frozen === true ? ', frozen' : ''}`;
};

/** What became of an event that was asked for. */
export const emittedText: AnswerText = (answer) => {
  const { event, event_id: id, subscribable } = answer as Members;
  const heard = subscribable === false ? ' No webhook can listen to it, so none is delivered.' : '';
  return `${cell(event)} was emitted as ${cell(id)}.${heard}`;
};

/** Names in words with their values; what is either so or not goes by its name. */
const inWords = (members: unknown): string =>
  Object.entries((members ?? {}) as Members)
    .map(([member, value]) => {
      const name = member.replaceAll('_', ' ');
      if (member === 'set') return `${name} ${inMembers(value as Members)}`;
      return value === true ? name : `${name} ${cell(value)}`;
    })
    .join(', ');

const inMembers = (members: Members): string =>
  Object.entries(members)
    .map(([path, value]) => `${cell(path)}=${cell(value)}`)
    .join(' ');

const chance = (probability: unknown): string =>
  typeof probability === 'number' ? `, for ${Math.round(probability * 10_000) / 100} % of them` : '';

export const faultsText = tableOf(
  'faults',
  {
    FAULT: (row) => row['id'],
    TIMES: (row) => row['times'] ?? 'always',
    REQUESTS: (row) => inWords(row['match']) || 'all',
    EFFECT: (row) => `${inWords(row['effect'])}${chance(row['probability'])}`,
  },
  'There are no faults.',
);

/** One fault, as a list of one. */
export const faultText: AnswerText = (answer) => faultsText({ faults: [(answer as Members)['fault']] });

export const deliveriesText = tableOf(
  'deliveries',
  {
    DELIVERY: (row) => row['delivery_id'],
    STATUS: (row) => row['status'],
    EVENT: (row) => row['event'],
    TRIES: (row) => row['attempts'],
    AT: (row) => row['created_at'],
    ERROR: (row) => row['last_error'],
  },
  'Nothing was delivered.',
);

/** Whatever has no text of its own. */
export const anyText: AnswerText = (answer) => {
  if (typeof answer !== 'object' || answer === null) return cell(answer);
  return Object.entries(answer)
    .map(([name, value]) => treeText(nodeOf(name, value), answerColumns()))
    .join('\n');
};
