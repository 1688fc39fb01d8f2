/**
 * The two streams of a command: stdout carries data only, stderr carries everything for people. With --json stderr stays
 * silent but for an error.
 */
import type { ChalkInstance } from 'chalk';

export interface Io {
  readonly json: boolean;
  /** Whether a person watches stderr, so that a line may be redrawn. */
  readonly interactive: boolean;
  readonly style: ChalkInstance;
  /** Writes the answer: the text for people, or the value as one JSON document with --json. */
  data(value: unknown, text: string): void;
  /** Writes one line of a stream of answers: a text for people, or one JSON document a line with --json. */
  line(value: unknown, text: string): void;
  /** Writes a line for a person. */
  note(text: string): void;
}

export type ColorMode = 'auto' | 'always' | 'never';

const colorLevel = (mode: ColorMode | undefined, stream: { isTTY?: boolean }): 0 | 1 => {
  if (mode === 'always') return 1;
  if (mode === 'never') return 0;
  if (process.env['NO_COLOR']) return 0;
  if (process.env['FORCE_COLOR'] && process.env['FORCE_COLOR'] !== '0') return 1;
  return stream.isTTY ? 1 : 0;
};

/** Opens the streams for a command with the given global flags. */
export const openIo = async ({ json = false, color }: { json?: boolean; color?: ColorMode }): Promise<Io> => {
  const { Chalk } = await import('chalk');
  const style = new Chalk({ level: colorLevel(color, process.stderr) });
  return {
    json,
    interactive: process.stderr.isTTY && !json,
    style,
    data(value, text) {
      process.stdout.write(`${json ? JSON.stringify(value, null, 2) : text}\n`);
    },
    line(value, text) {
      process.stdout.write(`${json ? JSON.stringify(value) : text}\n`);
    },
    note(text) {
      if (!json) process.stderr.write(`${text}\n`);
    },
  };
};
