/**
 * Which machine this is, for the number of a process to mean something. A host name is no proof: containers of one image and
 * machines of one kind often have the same. Two processes are of one machine here when one sees the other by its number.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';

type Run = (file: string, args: readonly string[]) => string;

const run: Run = (file, args) =>
  execFileSync(file, [...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 2000,
    windowsHide: true,
  });

/** What each system has. */
const SOURCES: Partial<Record<NodeJS.Platform, () => string>> = {
  // Since its start, and within the container that numbers the processes.
  linux: () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8') + readlinkSync('/proc/self/ns/pid'),
  darwin: () => run('/usr/sbin/sysctl', ['-n', 'kern.bootsessionuuid']),
  win32: () => run('reg.exe', ['query', String.raw`HKLM\SOFTWARE\Microsoft\Cryptography`, '/v', 'MachineGuid']),
};

let known: { readonly id: string | undefined } | undefined;

/** A short hash; undefined where the system has nothing that tells. */
export const machineId = (): string | undefined => {
  if (known !== undefined) return known.id;
  try {
    const text = SOURCES[process.platform]?.().trim() ?? '';
    known = { id: text === '' ? undefined : createHash('sha256').update(text).digest('hex').slice(0, 12) };
  } catch {
    known = { id: undefined };
  }
  return known.id;
};
