/** Shows how far a render is: a spinner that is redrawn for a person, a line at each new status elsewhere, nothing with --json. */
import type { Io } from './io';

export interface ProgressView {
  /** Shows a job's status and percentage. */
  show(status: string, percent: number): void;
  /** Removes what is drawn; lines stay. */
  end(): void;
}

const secondsText = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;

/** The time that is left, when enough of the work is done to tell. */
const timeLeft = (percent: number, elapsedMs: number): string => {
  if (percent < 20 || percent >= 100) return '';
  return `, about ${secondsText((elapsedMs / percent) * (100 - percent) * 0.001)} left`;
};

/** Opens the view; `label` names what is being made. */
export const openProgress = async (io: Io, label: string): Promise<ProgressView> => {
  const startedAt = performance.now();
  const bar = (percent: number): string => {
    const filled = Math.round(percent / 5);
    return io.style.cyan('█'.repeat(filled)) + io.style.dim('░'.repeat(20 - filled));
  };
  if (!io.interactive) {
    let last = '';
    return {
      show(status, percent) {
        const line = `${label}: ${status}`;
        if (line !== last && percent < 100) io.note(line);
        last = line;
      },
      end() {},
    };
  }
  const { default: ora } = await import('ora');
  const spinner = ora({ stream: process.stderr, text: label, discardStdin: false }).start();
  return {
    show(status, percent) {
      spinner.text = `${label}  ${bar(percent)} ${String(Math.round(percent)).padStart(3)}%  ${status}${timeLeft(percent, performance.now() - startedAt)}`;
    },
    end: () => void spinner.stop(),
  };
};
