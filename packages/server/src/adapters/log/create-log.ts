/** The log as lines: for people on stderr, or one JSON object a line where a program reads it. */
import type { Log, LogLevel } from '../../ports/log';

const ORDER: Readonly<Record<LogLevel, number>> = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 };

export interface LogOptions {
  readonly level: LogLevel;
  readonly json: boolean;
  /** Takes one line with its newline. */
  readonly out: (line: string) => void;
}

const show = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

export const createLog = ({ level, json, out }: LogOptions): Log => ({
  write: (severity, event, fields = {}) => {
    if (ORDER[severity] < ORDER[level]) return;
    if (json) return out(`${JSON.stringify({ level: severity, event, time: new Date().toISOString(), ...fields })}\n`);
    const details = Object.entries(fields).map(([name, value]) => ` ${name}=${show(value)}`);
    out(`${severity}: ${event}${details.join('')}\n`);
  },
});
