/** The log as lines: for people on stderr, or one JSON object a line where a program reads it. */
import type { HideSecrets } from '../../domain/hide-secrets';
import type { Log, LogLevel } from '../../ports/log';

const ORDER: Readonly<Record<LogLevel, number>> = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 };

export interface LogOptions {
  readonly level: LogLevel;
  readonly json: boolean;
  readonly hide: HideSecrets;
  /** Takes one line with its newline. */
  readonly out: (line: string) => void;
}

const show = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

export const createLog = ({ level, json, hide, out }: LogOptions): Log => ({
  write: (severity, event, raw = {}) => {
    if (ORDER[severity] < ORDER[level]) return;
    const fields = hide.value(raw) as Readonly<Record<string, unknown>>;
    if (json) return out(`${JSON.stringify({ level: severity, event, time: new Date().toISOString(), ...fields })}\n`);
    const details = Object.entries(fields).map(([name, value]) => ` ${name}=${show(value)}`);
    out(`${severity}: ${event}${details.join('')}\n`);
  },
});
