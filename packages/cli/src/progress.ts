/**
 * Shows how far a render is: one line that is redrawn for a person and always fits the terminal, a line at each new status
 * elsewhere, nothing with --json.
 */
import { fitText, widthOf } from './fit-text';
import { forPeople } from './human-output';
import type { Io, Style } from './io';
import { openSpinner } from './spinner';
import { inOneLine } from './terminal-text';

export interface ProgressView {
  /** Shows a job's status and percentage. */
  show(status: string, percent: number): void;
  /** Says that nothing is seen for now, in place of what was; `over` when that is past. */
  trouble(text: string, over?: boolean): void;
  /** Removes what is drawn; lines stay. */
  end(): void;
}

export interface Progress {
  readonly label: string;
  readonly status: string;
  readonly percent: number;
  readonly elapsedMs: number;
}

const secondsText = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;

/** The time that is left, when enough of the work is done to tell. */
const timeLeft = ({ percent, elapsedMs }: Progress): string =>
  percent < 10 || percent >= 100 ? '' : `, ${secondsText((elapsedMs / percent) * (100 - percent) * 0.001)} left`;

const LONG_BAR = 20;
const SHORT_BAR = 8;
/** Columns that the beginning of a label needs to be of use. */
const LABEL = 12;

/** The line in at most so many columns: the bar shrinks first, then the label; what is known stays as long as it can. */
export const progressLine = (progress: Progress, columns: number, style: Style): string => {
  const { label, status, percent } = progress;
  const facts = `${String(Math.round(percent)).padStart(3)}%  ${status}${timeLeft(progress)}`;
  const free = columns - widthOf(facts);
  const bar = [LONG_BAR, SHORT_BAR, 0].find((length) => free >= Math.min(widthOf(label), LABEL) + length + 3) ?? 0;
  const filled = Math.round((Math.min(100, Math.max(0, percent)) / 100) * bar);
  const drawn = bar === 0 ? '' : `${style.cyan('█'.repeat(filled))}${style.dim('░'.repeat(bar - filled))} `;
  const room = free - (bar === 0 ? 0 : bar + 1) - 2;
  const name = room < 4 ? '' : `${fitText(label, room)}  `;
  return name + drawn + fitText(facts, columns);
};

/** Columns that the spinner takes, and one at the end so that no terminal wraps. */
const MARGIN = 3;

/** Opens the view; `title` names what is being made. */
export const openProgress = async (io: Io, title: string): Promise<ProgressView> => {
  const label = inOneLine(title);
  const startedAt = performance.now();
  if (!io.interactive) {
    let last = '';
    return {
      show(status, percent) {
        const line = `${label}: ${status}`;
        if (line !== last && percent < 100) io.note(line);
        last = line;
      },
      trouble: (text) => io.note(text),
      end() {},
    };
  }
  const columns = (): number => (process.stderr.columns || 80) - MARGIN;
  const spinner = await openSpinner(io, fitText(label, columns()));
  let shown = spinner.text;
  return {
    show(status, percent) {
      const progress = { label, status, percent, elapsedMs: performance.now() - startedAt };
      shown = forPeople(progressLine(progress, columns(), io.style));
      spinner.text = shown;
    },
    trouble(text, over = false) {
      spinner.text = over ? shown : forPeople(fitText(text, columns()));
    },
    end: () => void spinner.stop(),
  };
};
