/** What is said of renders that may have been paid for and that no job is known of: by the error and by the list alike. Pure. */

/** One of them. */
export interface LostRender {
  readonly key: string;
  readonly title?: string;
  /** Whether the service is known to have the key. */
  readonly arrived: boolean;
}

const LOOK =
  'Where another machine or an earlier run sent the key, its output or its `vid job list` names the job; else look for the video in the application, in its video.completed delivery, or at the balance with `vid account`';

const settle = (key: string): string =>
  `\`vid job settle ${key} JOB_ID\` puts a job that you found into the list, \`vid job settle ${key}\` ends the reminder`;

/** The next step of the error about one of them. */
export const nextOfLost = ({ key, arrived }: LostRender): string =>
  arrived
    ? `The service has this key already, so it is used up: asking again with it tells nothing more, and another key would be another render and another charge. ${LOOK}. ${settle(key)}.`
    : `Look at the balance with \`vid account\`. The same command with --idempotency-key ${key} is safe: it finds this render or starts it, and never pays twice. Another key would be another render and another charge.`;

/** The same for a line of a batch, whose key nothing but that batch sends. */
export const nextOfLostLine = (key: string): string =>
  `It may have been charged, so it is sent under no other key. ${LOOK}. Then say what became of it and run the same command again: \`vid job settle ${key} JOB_ID\` has it take that job up, \`vid job settle ${key} --not-rendered\` has it send the line anew.`;

const named = ({ key, title = '' }: LostRender): string => (title === '' ? key : `${key} (${title})`);

/** What a list says of those in it: a line for each kind at most. */
export const notesOfLost = (renders: readonly LostRender[]): readonly string[] =>
  [true, false].flatMap((arrived) => {
    const those = renders.filter((render) => render.arrived === arrived);
    const [first] = those;
    if (first === undefined) return [];
    const key = those.length === 1 ? first.key : 'KEY';
    const names = those.map(named).join(', ');
    return arrived
      ? `May have been charged, and the service tells no more by the key: ${names}. ${LOOK}. ${settle(key)}.`
      : `No answer was recorded, so it may have been charged: ${names}. The same \`vid render\` with --idempotency-key ${key} asks again and never pays twice. ${settle(key)}.`;
  });
