/**
 * Deliveries whose sender gets 200 before an app has taken them, on disk from that moment on: the service sends them no more, so
 * that a listener that is killed would be the end of them. A file is for one receiver and one listener, and `replay` reads it.
 */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { ReceivedDelivery } from '../listen/received-delivery';
import { appendWhole } from '../output/append-whole';
import { isOwn, openOwnFolder } from '../own-folder';
import { processLives } from '../process-lives';
import { systemWords } from '../system-error';
import { deliveryLine } from './delivery-lines';

/** What is left of one receiver's. */
export interface UndeliveredFile {
  readonly file: string;
  /** The receiver's address, without what lets somebody in. */
  readonly to: string;
  readonly count: number;
  /** The file that the app has its secret from, where that is known. */
  readonly secretFile: string | undefined;
}

export interface UndeliveredStore {
  /** Before its sender gets 200. Throws where nothing can be written. */
  add(this: void, received: ReceivedDelivery, to: string): void;
  /** An app has taken it. */
  taken(received: ReceivedDelivery): void;
  /** What is left, at the end. */
  close(): readonly UndeliveredFile[];
}

interface StoredLine {
  /** Which of the file's; a line with nothing else says that it was taken. */
  readonly kept: number;
  readonly to?: string;
  readonly secret_file?: string;
}

const idOf = ({ delivery }: ReceivedDelivery): string => delivery?.delivery_id ?? '';

const NAME = /^(.+)-(\d+)-(\d+)\.ndjson$/;

const parse = (text: string): readonly StoredLine[] => {
  try {
    const line = JSON.parse(text) as Partial<StoredLine> | null;
    return typeof line?.kept === 'number' ? [line as StoredLine] : [];
  } catch {
    // The last line of a process that was killed.
    return [];
  }
};

/** One that can't be written anew stays as it is, with lines of what was taken. */
const put = (file: string, text: string): void => {
  const part = `${file}.part`;
  try {
    writeFileSync(part, text, { mode: 0o600 });
    renameSync(part, file);
  } catch {
    rmSync(part, { force: true });
  }
};

/** Takes what was taken out of a file; one that is empty then goes. */
const tidy = (file: string): readonly UndeliveredFile[] => {
  const text = readFileSync(file, 'utf8');
  const lines = text.split('\n').flatMap(parse);
  const taken = new Set(lines.filter(({ to }) => to === undefined).map(({ kept }) => kept));
  const open = lines.filter(({ kept, to }) => to !== undefined && !taken.has(kept));
  const [first] = open;
  if (first?.to === undefined) {
    rmSync(file, { force: true });
    return [];
  }
  const clean = open.map((line) => `${JSON.stringify(line)}\n`).join('');
  if (clean !== text) put(file, clean);
  return [{ file, to: first.to, count: open.length, secretFile: first.secret_file }];
};

/**
 * What listeners of this machine have left that were killed, or that nobody has sent since. What others can have put there is left
 * alone: whoever sends it signs it.
 */
export const findUndelivered = (folder: string): readonly UndeliveredFile[] => {
  try {
    if (!isOwn(folder, 'folder')) return [];
    return readdirSync(folder).flatMap((name) => {
      const [, host, pid] = NAME.exec(name) ?? [];
      const isLeft = host === hostname() && Number(pid) !== process.pid && !processLives(Number(pid));
      const file = join(folder, name);
      return isLeft && isOwn(file, 'file') ? tidy(file) : [];
    });
  } catch {
    return [];
  }
};

/** Opens a store in a folder, which is made when something is to be kept; `secretFile` is where the app has its secret from. */
export const openUndelivered = (folder: string, secretFile?: string): UndeliveredStore => {
  const files = new Map<string, string>();
  const places = new Map<string, { readonly file: string; readonly kept: number }>();
  let count = 0;

  /** Deliveries hold links to videos. */
  const append = (file: string, line: unknown): void => {
    try {
      appendWhole(file, `${JSON.stringify(line)}\n`);
    } catch (cause) {
      throw new Error(`${file} can't be written: ${systemWords(cause)}`, { cause });
    }
  };

  /** Another process of this number, or an earlier listener in this one, may have left some. */
  const freeName = (): string => {
    for (let number = 1; ; number += 1) {
      const file = join(folder, `${hostname()}-${process.pid}-${number}.ndjson`);
      if (!existsSync(file)) return file;
    }
  };

  const begin = (line: unknown): string => {
    openOwnFolder(folder);
    const file = freeName();
    append(file, line);
    return file;
  };

  return {
    add(received, to) {
      // The service may send it again meanwhile: it is one delivery.
      if (places.has(idOf(received))) return;
      count += 1;
      const { number: _number, ...members } = deliveryLine(received);
      const line = { ...members, kept: count, to, ...(secretFile === undefined ? {} : { secret_file: secretFile }) };
      const known = files.get(to);
      const file = known ?? begin(line);
      if (known !== undefined) append(file, line);
      files.set(to, file);
      places.set(idOf(received), { file, kept: count });
    },
    taken(received) {
      const place = places.get(idOf(received));
      if (place === undefined) return;
      places.delete(idOf(received));
      try {
        append(place.file, { kept: place.kept });
      } catch {
        // It is sent once more at worst, with the id that it has.
      }
    },
    close: () => [...files.values()].flatMap(tidy),
  };
};
