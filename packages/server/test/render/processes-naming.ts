/** Processes of this machine whose command line names a text, where the system tells. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

export const processesNaming = (text: string): string[] =>
  (existsSync('/proc/self/cmdline') ? readdirSync('/proc') : [])
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [readFileSync(`/proc/${pid}/cmdline`, 'utf8')];
      } catch {
        return [];
      }
    })
    .filter((command) => command.includes(text));
