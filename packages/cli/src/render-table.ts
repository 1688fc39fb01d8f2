/**
 * Renders as a table for people: id, state and title are always whole, below each other where a terminal is narrow; the time
 * and the file are there as far as they fit.
 */
import { widthOf } from './fit-text';
import { localTime } from './local-time';
import type { ListedRender } from './render-list';
import { inOneLine, inOnePiece } from './terminal-text';
import { wrapText } from './wrap-text';

const GAP = '  ';
/** A title beside other columns needs so many; in fewer it stands below them. */
const TITLE_AT_LEAST = 20;
/** A path that is cut tells something from so many columns on: its end. */
const FILE_AT_LEAST = 16;

type Row = Readonly<Record<'id' | 'state' | 'sent' | 'title' | 'file', string>>;

const HEADING: Row = { id: 'ID', state: 'STATE', sent: 'SENT', title: 'TITLE', file: 'FILE' };

const rowOf = ({ job_id, local, state, sent_at, title, file, service }: ListedRender, several: boolean): Row => ({
  id: local ? '(local)' : inOnePiece(job_id ?? '(none)'),
  // Where it stands: a host beside the state, when it is not the same for all.
  state: several && service !== null ? `${state} at ${new URL(service).host}` : state,
  sent: localTime(sent_at),
  title: inOneLine(title),
  file: inOneLine(file ?? ''),
});

const pad = (text: string, columns: number): string => text + ' '.repeat(Math.max(0, columns - widthOf(text)));

/** The end of a path, which tells more than its beginning. */
const endOf = (path: string, columns: number): string => {
  if (widthOf(path) <= columns) return path;
  let end = '';
  for (const character of [...path].reverse()) {
    if (widthOf(character + end) > columns - 1) break;
    end = character + end;
  }
  return `…${end}`;
};

interface Layout {
  readonly sent: boolean;
  /** Columns of the title; undefined where it stands below. */
  readonly title: number | undefined;
  /** Columns of the file; 0 for none. */
  readonly file: number;
}

/** The widest layout that fits. */
const layoutOf = (rows: readonly Row[], { free, sent }: { free: number; sent: number }): Layout => {
  const widest = (name: 'title' | 'file'): number => Math.max(...rows.map((row) => widthOf(row[name])));
  const title = widest('title');
  const hasFiles = rows.some(({ file }) => file !== '' && file !== HEADING.file);
  const afterSent = free - sent - GAP.length;
  const forFile = afterSent - title - GAP.length;
  if (hasFiles && forFile >= Math.min(FILE_AT_LEAST, widest('file')))
    return { sent: true, title, file: Math.min(forFile, widest('file')) };
  if (afterSent >= Math.max(TITLE_AT_LEAST, Math.min(title, 2 * TITLE_AT_LEAST)))
    return { sent: true, title: Math.min(title, afterSent), file: 0 };
  if (free >= Math.min(title, TITLE_AT_LEAST)) return { sent: false, title: Math.min(title, free), file: 0 };
  return { sent: false, title: undefined, file: 0 };
};

/** Lines of at most so many columns, headed; a pipe has any number of them. */
export const renderTable = (renders: readonly ListedRender[], columns = Number.POSITIVE_INFINITY): string => {
  const services = new Set(renders.flatMap(({ service }) => (service === null ? [] : [service])));
  const listed = renders.map((render) => rowOf(render, services.size > 1));
  const rows = [HEADING, ...listed];
  const widest = (cells: readonly string[]): number => Math.max(...cells.map(widthOf));
  const id = widest(rows.map((row) => row.id));
  const state = widest(rows.map((row) => row.state));
  const sent = widest(rows.map((row) => row.sent));
  const layout = layoutOf(rows, { free: columns - id - state - 2 * GAP.length, sent });
  const lines = rows.flatMap((row) => {
    const before = [pad(row.id, id), pad(row.state, state), ...(layout.sent ? [pad(row.sent, sent)] : [])].join(GAP);
    if (layout.title === undefined)
      return [before, ...wrapText(row.title, columns - GAP.length, { cut: true }).map((line) => GAP + line)];
    const [first = '', ...further] = wrapText(row.title, layout.title, { cut: true });
    const file = layout.file === 0 ? [] : [endOf(row.file, layout.file)];
    const indent = ' '.repeat(widthOf(before) + GAP.length);
    return [[before, pad(first, layout.title), ...file].join(GAP), ...further.map((line) => indent + line)];
  });
  return lines.map((line) => line.trimEnd()).join('\n');
};
