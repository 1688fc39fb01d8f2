/** Shows how far a batch is: one redrawn line for a person, a line for each end and each pause elsewhere, nothing with --json. */
import type { RenderPause } from '@vid/sdk';
import { fitText } from '../fit-text';
import { forPeople } from '../human-output';
import type { Io } from '../io';
import { openSpinner } from '../spinner';
import { inOnePiece } from '../terminal-text';
import { lineName } from './batch-line';
import type { LineResult } from './batch-result';

export interface BatchView {
  /** A line is being sent. */
  started(): void;
  /** Nothing can be sent for a while. */
  paused(pause: RenderPause): void;
  /** Writes a line's result to stdout, and tells it. */
  ended(result: LineResult): void;
  /** Removes what is drawn. */
  close(): void;
}

const WHY = { 'rate-limit': 'for the rate limit', 'concurrent-limit': 'for a free render slot' } as const;

const pauseText = ({ reason, ms }: RenderPause): string =>
  `waiting ${Math.ceil(ms / 1000)} s ${reason === 'concurrent-limit' ? 'at most ' : ''}${WHY[reason]}`;

const outcome = ({ status, file, video_url, credits, error }: LineResult): string =>
  [status, file ?? video_url, credits === null ? undefined : `${credits} credits`, error?.message]
    .filter((part) => part !== undefined && part !== null)
    .map((part) => inOnePiece(part))
    .join('  ');

/** Ends of waits that are no further apart are those of one. */
const SAME_WAIT_MS = 2000;

/** Opens the view of a batch with so many lines. */
export const openBatchView = async (io: Io, total: number, now = () => performance.now()): Promise<BatchView> => {
  let started = 0;
  let ended = 0;
  let pause = '';
  /** The wait that was told last: all lines that wait for the same speak of one. */
  let told = { reason: '', until: 0 };
  const spinner = io.interactive ? await openSpinner(io, '') : undefined;
  const draw = (): void => {
    if (spinner === undefined) return;
    const running = Math.max(0, started - ended);
    const parts = [`${ended} of ${total} lines ended`, running === 0 ? '' : `${running} under way`, pause];
    const text = parts.filter((part) => part !== '').join(', ');
    spinner.text = forPeople(fitText(text, (process.stderr.columns || 80) - 3));
  };
  draw();
  return {
    started() {
      started += 1;
      pause = '';
      draw();
    },
    paused(what) {
      pause = pauseText(what);
      const until = now() + what.ms;
      const isNew = what.reason !== told.reason || now() >= told.until || until > told.until + SAME_WAIT_MS;
      if (spinner === undefined && isNew) io.note(pause);
      if (isNew) told = { reason: what.reason, until };
      draw();
    },
    ended(result) {
      ended += 1;
      spinner?.clear();
      io.record(result);
      if (!process.stdout.isTTY) io.note(`${lineName({ number: result.line, id: result.id })}: ${outcome(result)}`);
      draw();
    },
    close: () => void spinner?.stop(),
  };
};
