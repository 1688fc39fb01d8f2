/** A delivery as people read it. */
import { fitText, widthOf } from '../fit-text';
import { PLAIN, type Style } from '../io';
import type { Forwarded, ReceivedDelivery } from '../listen/received-delivery';
import { inOneLine } from '../terminal-text';
import { wrapText } from '../wrap-text';
import { isFine } from './delivery-status';
import { layOutJson } from './json-text';
import { isAccepted } from './sent';
import { describeSent, saidBy } from './sent-text';

const clockTime = (at: Date): string =>
  [at.getHours(), at.getMinutes(), at.getSeconds()].map((value) => String(value).padStart(2, '0')).join(':');

/** The job that a delivery is about. */
export const jobOf = ({ delivery }: ReceivedDelivery): string | undefined => {
  const payload = delivery?.payload as { readonly job_id?: unknown } | undefined;
  return typeof payload?.job_id === 'string' ? payload.job_id : undefined;
};

/** What became of a hand-over, with the app's name; lines of at most so many columns, addresses whole. */
const forwardedText = ({ url, sent }: Forwarded, style: Style, columns: number = Number.POSITIVE_INFINITY): string => {
  const text = sent.outcome === 'answered' ? `${describeSent(sent)}  ${url}` : `${url} ${describeSent(sent)}`;
  return wrapText(text, columns, { whole: true })
    .map((line) => line.trimEnd())
    .map((line) => {
      const shown = sent.outcome === 'answered' ? line.replace(url, () => style.dim(url)) : line;
      return isAccepted(sent) ? shown : style.red(shown);
    })
    .join(`\n${BELOW}`);
};

/** What became of its sender, where that is not what the app answered. */
const senderText = (received: ReceivedDelivery): string | undefined => {
  const { status, answeredEarly, forwarded } = received;
  if (status === undefined) return 'had gone before there was an answer, and got none';
  if (!answeredEarly || isFine(received)) return undefined;
  return forwarded.length === 0
    ? 'got 200 meanwhile: your app has not answered yet'
    : 'got 200 meanwhile, and does not send it again: this listener tries again';
};

/** The title: when, which, what. */
const title = (received: ReceivedDelivery, style: Style): string => {
  const { number, receivedAt, delivery, refusal, attempt } = received;
  const mark = isFine(received) ? style.green('✓') : style.red('✗');
  const again = attempt > 1 ? `  (attempt ${attempt})` : '';
  const what = delivery === undefined ? style.red(`refused: ${refusal?.code}`) : style.bold(inOneLine(delivery.event));
  return `${mark} ${style.dim(`#${number}  ${clockTime(receivedAt)}`)}  ${what}${again}`;
};

/** What stands beside each other where there is room, and below each other where there is not: an id stays whole. */
const side = (parts: readonly { readonly text: string; readonly width: number }[], columns: number): string => {
  let width = 0;
  return parts.reduce((all, part, at) => {
    const fits = at === 0 || width + 2 + part.width <= columns;
    width = at > 0 && fits ? width + 2 + part.width : part.width + (at === 0 ? 0 : BELOW.length);
    return at === 0 ? part.text : `${all}${fits ? '  ' : `\n${BELOW}`}${part.text}`;
  }, '');
};
const BELOW = '    ';

/** One line, or several in a narrow terminal. */
export const briefText = (
  received: ReceivedDelivery,
  style: Style,
  columns: number = Number.POSITIVE_INFINITY,
): string => {
  const { forwarded, refusal } = received;
  const last = forwarded.at(-1);
  const sender = senderText(received);
  const room = (columns || Number.POSITIVE_INFINITY) - BELOW.length;
  const parts = (styled: Style): readonly string[] => {
    const job = jobOf(received);
    return [
      title(received, styled),
      ...(job === undefined ? [] : [inOneLine(job)]),
      ...(last === undefined || refusal !== undefined ? [] : [forwardedText(last, styled, room)]),
      ...(last === undefined ? [] : saidBy(last.sent).slice(0, 1)).map((line) => fitText(line, room)),
      ...(sender === undefined ? [] : [fitText(`sender ${sender}`, room)]),
    ];
  };
  // What has several lines has no room beside it.
  const widths = parts(PLAIN).map((text) => (text.includes('\n') ? Number.POSITIVE_INFINITY : widthOf(text)));
  return side(
    parts(style).map((text, at) => ({ text, width: widths[at] ?? 0 })),
    columns || Number.POSITIVE_INFINITY,
  );
};

/** A hand-over after its sender was answered, and what the app says where it does not take it. */
export const againText = (
  { number, forwarded: all }: ReceivedDelivery,
  forwarded: Forwarded,
  style: Style,
  columns: number,
): string => {
  const room = columns || Number.POSITIVE_INFINITY;
  const which = all.length > 1 ? 'sent again' : 'first attempt';
  const told = forwardedText(forwarded, style, room - `#${number} ${which}: `.length);
  const said = saidBy(forwarded.sent).flatMap((line) => wrapText(line, room - BELOW.length));
  return [`${style.dim(`#${number}`)} ${which}: ${told}`, ...said.map((line) => BELOW + line)].join('\n');
};

const NAME_COLUMNS = 12;

/** A name and its value, which goes on below itself in a narrow terminal. */
const row = (name: string, value: string, { style, columns, paint = (text) => text }: RowOptions): string => {
  const room = Math.max((columns || Number.POSITIVE_INFINITY) - NAME_COLUMNS, NAME_COLUMNS);
  const lines = wrapText(value, room, { whole: true }).map(paint);
  return `  ${style.dim(name.padEnd(NAME_COLUMNS - 3))} ${lines.join(`\n${' '.repeat(NAME_COLUMNS)}`)}`;
};

interface RowOptions {
  readonly style: Style;
  readonly columns: number;
  readonly paint?: (text: string) => string;
}

/** Before each line of a body. */
const BODY = '  ';

/** Everything: a title, lines with names, and the body. A pipe has any number of columns. */
export const fullText = (
  received: ReceivedDelivery,
  style: Style,
  columns: number = Number.POSITIVE_INFINITY,
): string => {
  const { delivery, refusal, forwarded, body } = received;
  const last = forwarded.at(-1);
  const job = jobOf(received);
  const isText = Buffer.from(body.toString('utf8')).equals(body);
  const room = (columns || Number.POSITIVE_INFINITY) - BODY.length;
  const content = isText ? layOutJson(body.toString('utf8'), style, room) : `${body.length} bytes that are no text`;
  const rows: readonly (readonly [string, string | undefined, (((text: string) => string) | undefined)?])[] = [
    ['job', job],
    ['delivery', delivery?.delivery_id],
    ['app', last?.url],
    [
      'answer',
      last === undefined ? undefined : describeSent(last.sent),
      last && !isAccepted(last.sent) ? style.red : undefined,
    ],
    ...(last === undefined ? [] : saidBy(last.sent)).map((line, at) => [at === 0 ? 'it says' : '', line] as const),
    ['sender', senderText(received)],
    ['answer', refusal === undefined ? undefined : '400, without a reason'],
  ];
  return [
    title(received, style),
    ...rows.flatMap(([name, value, paint]) =>
      value === undefined ? [] : [row(name, inOneLine(value), { style, columns, ...(paint && { paint }) })],
    ),
    ...(body.length === 0 ? [] : [content.replaceAll(/^/gm, BODY)]),
    '',
  ].join('\n');
};

/** A header, which goes on below itself in a narrow terminal. */
export const headerText = ([name, value]: readonly [string, string], style: Style, columns: number): string => {
  const [first = '', ...more] = wrapText(
    `${inOneLine(name)}: ${inOneLine(value)}`,
    (columns || Infinity) - BODY.length,
  );
  const shown = first.replace(/^[^:]*/, (word) => style.cyan(word));
  return [shown, ...more.map((line) => BODY + line)].join('\n');
};
