/** `vid job list --watch`: the list until nothing changes by itself any more; where nobody watches, a line for each change. */
import { setTimeout } from 'node:timers/promises';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';
import { openFrame } from './frame';
import { onInterrupt } from './interruption';
import type { Io } from './io';
import { type Looking, lookAtRenders, mayEnd, unaskedNote } from './look-at-renders';
import type { ListedRender } from './render-list';
import { renderTable } from './render-table';
import type { Session } from './session';
import { inOneLine, inOnePiece } from './terminal-text';
import { timeLimit } from './time-limit';
import { wrapText } from './wrap-text';

const WATCH_MS = 3000;

/** What tells one row from another, from look to look. */
const nameOf = ({ job_id: id, idempotency_key: key, sent_at: at }: ListedRender): string => id ?? key ?? at;

interface View {
  /** Shows one look; `note` is what has to be said beside it. */
  show(shown: readonly ListedRender[], note: string | undefined): void;
  close(): void;
}

/** On a terminal: the table in its place, the note below it for as long as it holds. */
const inFrame = (): View => {
  const frame = openFrame();
  const show: View['show'] = (shown, note) => {
    const { columns } = process.stdout;
    const below = note === undefined ? [] : wrapText(note, columns || Number.POSITIVE_INFINITY);
    frame.show(renderTable(shown, columns), below);
  };
  return { show, close: frame.close };
};

/** Elsewhere: a line for each change, and the note when it begins to hold. */
const inLines = (io: Io): View => {
  const told = new Map<string, string>();
  let noted = false;
  const show: View['show'] = (shown, note) => {
    if (note !== undefined && !noted) io.note(note);
    noted = note !== undefined;
    for (const render of [...shown].reverse().filter((one) => told.get(nameOf(one)) !== one.state)) {
      told.set(nameOf(render), render.state);
      io.line(render, `${inOnePiece(nameOf(render))}  ${render.state}  ${inOneLine(render.title)}`);
    }
  };
  return { show, close: () => undefined };
};

export const watchRenders = async (
  session: Session,
  { limit, ...looking }: Looking & { readonly limit: number },
  everyMs = WATCH_MS,
): Promise<void> => {
  const { io, timeoutMs } = session;
  const interruption = onInterrupt();
  const late = timeoutMs === undefined ? [] : [timeLimit(timeoutMs)];
  const signal = AbortSignal.any([interruption.signal, ...late]);
  const view = process.stdout.isTTY && !io.json ? inFrame() : inLines(io);
  const seen = new Map<string, string>();
  let note: string | undefined;
  try {
    for (;;) {
      const { renders, unasked } = await lookAtRenders(session, looking, { seen, signal });
      // A question that this command gave up itself tells nothing of the service.
      if (!signal.aborted) note = unasked === undefined ? undefined : unaskedNote(unasked);
      const shown = renders.slice(0, limit);
      view.show(shown, note);
      if (!signal.aborted && !shown.some((render) => mayEnd(render, session.settings))) return;
      await setTimeout(everyMs, undefined, { signal }).catch(() => undefined);
      if (late.some(({ aborted }) => aborted))
        throw new CliError(EXIT.stillRunning, 'The time that --timeout allows is over; the jobs go on.', {
          next: 'Look again with `vid job list`.',
        });
      if (interruption.signal.aborted) throw new CliError(EXIT.interrupted, 'Interrupted; the jobs go on.');
    }
  } finally {
    view.close();
    interruption.release();
  }
};
