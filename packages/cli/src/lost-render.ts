/** What is said of renders that may have been paid for and that no job is known of: by the error and by the list alike. Pure. */
import { shellQuoted } from './shell-quoted';

/** One of them. */
export interface LostRender {
  readonly key: string;
  readonly title?: string;
  /** Whether the service is known to have the key. */
  readonly arrived: boolean;
  /** The command that continues its batch, where it is a line of one. */
  readonly batch?: string | undefined;
}

const LOOK =
  'Where another machine or an earlier run sent the key, its output or its `vid job list` names the job; else look for the video in the application, in its video.completed delivery, or at the balance with `vid account`';

const settle = (key: string): string =>
  `\`vid job settle ${shellQuoted(key)} JOB_ID\` puts a job that you found into the list, \`vid job settle ${shellQuoted(key)}\` ends the reminder`;

/** The next step of the error about one of them. */
export const nextOfLost = ({ key, arrived }: LostRender): string =>
  arrived
    ? `The service has this key already, so it is used up: asking again with it tells nothing more, and another key would be another render and another charge. ${LOOK}. ${settle(key)}.`
    : `Look at the balance with \`vid account\`. The same command with --idempotency-key ${shellQuoted(key)} is safe: it finds this render or starts it, and never pays twice. Another key would be another render and another charge.`;

/** The same for a line of a batch, whose key nothing but that batch sends. */
export const nextOfLostLine = (key: string, command = 'the same command'): string =>
  `It may have been charged, so it is sent under no other key. ${LOOK}. Then say what became of it and run ${command} again: \`vid job settle ${shellQuoted(key)} JOB_ID\` has it take that job up, \`vid job settle ${shellQuoted(key)} --not-rendered\` has it send the line anew.`;

const named = ({ key, title = '' }: LostRender): string => (title === '' ? key : `${key} (${title})`);

const noteOf = (those: readonly LostRender[], { key: one, arrived, batch }: LostRender): string => {
  const key = those.length === 1 ? one : 'KEY';
  const names = those.map(named).join(', ');
  const command = batch === undefined ? undefined : `\`${batch}\``;
  if (arrived) {
    const told = `May have been charged, and the service tells no more by the key: ${names}.`;
    return command === undefined ? `${told} ${LOOK}. ${settle(key)}.` : `${told} ${nextOfLostLine(key, command)}`;
  }
  const again =
    command === undefined
      ? `The same \`vid render\` with --idempotency-key ${shellQuoted(key)} asks again`
      : `${those.length === 1 ? 'It is a line' : 'They are lines'} of a batch: ${command} goes on with it`;
  return `No answer was recorded, so it may have been charged: ${names}. ${again} and never pays twice. ${settle(key)}.`;
};

/** What a list says of those in it: a line for each kind at most, and for each batch; those that arrived come first. */
export const notesOfLost = (renders: readonly LostRender[]): readonly string[] => {
  const kinds = new Map<string, LostRender[]>();
  for (const render of [...renders].sort((one, other) => Number(other.arrived) - Number(one.arrived))) {
    const kind = `${render.arrived} ${render.batch}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), render]);
  }
  return [...kinds.values()].flatMap((those) => (those[0] === undefined ? [] : [noteOf(those, those[0])]));
};
