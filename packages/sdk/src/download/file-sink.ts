/**
 * Writes a video into a `.part` file beside its destination and renames it when all bytes are there, so that the
 * destination is never half a video. The partial file bears the video's name: a later call goes on where this one broke
 * off, when what is kept beside it says which version of the video it is. One download writes into it at a time; another
 * with the same video has a partial file of its own.
 */
import { createHash, randomUUID } from 'node:crypto';
import { constants, type FileHandle, open, readFile, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { flushFile } from '../disk/flush-file';
import { makeFolders } from '../disk/make-folders';
import { InvalidRequestError } from '../errors/invalid-request-error';
import { VidError } from '../errors/vid-error';
import { findTarget } from './find-target';
import { lockPart } from './part-lock';
import { renameWhenFree } from './rename-when-free';
import { areValidators, type Validators } from './validators';

const cannotWrite = (path: string, cause: unknown): VidError =>
  new VidError(`The video could not be written to ${path}: ${cause instanceof Error ? cause.message : String(cause)}`, {
    cause,
    nextStep: 'Check that the folder exists, may be written to and has room; then download again.',
  });

const guarded = async <T>(path: string, step: () => Promise<T>): Promise<T> => {
  try {
    return await step();
  } catch (error) {
    throw InvalidRequestError.is(error) ? error : cannotWrite(path, error);
  }
};

/** Makes the folder of a file where there is none. */
const makeFolder = async (path: string): Promise<void> => {
  const folder = dirname(path);
  try {
    await makeFolders(folder);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new VidError(`The folder ${folder} could not be made for the video: ${why}`, {
      cause,
      nextStep: 'Name a folder that is there or can be made; then download again.',
    });
  }
};

const remove = (path: string): Promise<void> => unlink(path).catch(() => undefined);

const readKept = async (path: string): Promise<Validators | undefined> => {
  try {
    const value: unknown = JSON.parse(await readFile(path, 'utf8'));
    return areValidators(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

interface Part {
  readonly path: string;
  /** Whether a later call may go on with it. */
  readonly kept: boolean;
  /** Gives it back to other downloads. */
  readonly release: () => Promise<void>;
}

interface FileFacts {
  readonly path: string;
  readonly target: string;
  readonly part: Part;
  readonly file: FileHandle;
  readonly offset: number;
  readonly kept: Validators | undefined;
}

class FileSink {
  /** As it was given. */
  readonly path: string;
  offset: number;
  kept: Validators | undefined;
  /** The file behind its links. */
  readonly #target: string;
  readonly #part: Part;
  #file: FileHandle;

  constructor(facts: FileFacts) {
    this.path = facts.path;
    this.#target = facts.target;
    this.offset = facts.offset;
    this.kept = facts.kept;
    this.#part = facts.part;
    this.#file = facts.file;
  }

  get #beside(): string {
    return `${this.#part.path}.json`;
  }

  async keep(validators: Validators | undefined): Promise<void> {
    this.kept = validators;
    if (!this.#part.kept) return;
    await guarded(this.path, async () => {
      if (validators === undefined) await remove(this.#beside);
      else await writeFile(this.#beside, JSON.stringify(validators), { mode: 0o600 });
    });
  }

  read(at: number, length: number): Promise<Uint8Array> {
    return guarded(this.path, async () => {
      const { buffer, bytesRead } = await this.#file.read(new Uint8Array(length), 0, length, at);
      return buffer.subarray(0, bytesRead);
    });
  }

  async write(chunk: Uint8Array): Promise<void> {
    await guarded(this.path, async () => {
      for (let done = 0; done < chunk.byteLength; ) {
        const { bytesWritten } = await this.#file.write(chunk, done, chunk.byteLength - done, this.offset + done);
        done += bytesWritten;
      }
    });
    this.offset += chunk.byteLength;
  }

  /** In a new file: whoever has the old one open writes no holes into this one. */
  async restart(): Promise<boolean> {
    await this.keep(undefined);
    await guarded(this.path, async () => {
      await this.#file.close();
      await remove(this.#part.path);
      this.#file = await open(this.#part.path, 'wx');
    });
    this.offset = 0;
    return true;
  }

  async finish(): Promise<void> {
    await guarded(this.path, async () => {
      await this.#file.truncate(this.offset);
      await flushFile(this.#file);
      await this.#file.close();
      await renameWhenFree(this.#part.path, this.#target).catch(async (error: unknown) => {
        // Another process with the same video may have renamed it first.
        const size = await stat(this.#target).then(
          (found) => found.size,
          () => -1,
        );
        if (size !== this.offset) throw error;
      });
      await remove(this.#beside);
      await this.#part.release();
    });
  }

  async abandon(): Promise<void> {
    await this.#file.close().catch(() => undefined);
    if (!this.#part.kept || this.offset === 0 || this.kept === undefined) {
      await remove(this.#part.path);
      await remove(this.#beside);
    }
    await this.#part.release();
  }
}

/** The partial file of the video, when it is to be kept and nobody else has it; else one of its own. */
const choosePart = async (path: string, name: string, keepPartial: boolean): Promise<Part> => {
  const shared = `${path}.${createHash('sha256').update(name).digest('hex').slice(0, 12)}.part`;
  const release = keepPartial ? await lockPart(shared) : undefined;
  if (release !== undefined) return { path: shared, kept: true, release };
  return { path: `${path}.${randomUUID()}.part`, kept: false, release: () => Promise.resolve() };
};

/** The path that is meant. A file URL may come as a text; another address is no path, and would make a folder of its scheme. */
const pathOf = (destination: string | URL): string => {
  const text = String(destination);
  try {
    if (/^file:\//i.test(text)) return fileURLToPath(text);
  } catch {
    // It is of another machine, or has a slash in a name.
  }
  if (!/^([a-z][a-z\d+.-]+:\/\/|file:\/)/i.test(text)) return text;
  throw new InvalidRequestError("A video can't be saved under an address that is no file of this machine", {
    problems: [{ path: 'destination', message: 'is an address' }],
    nextStep: 'Give the path of a file, such as video.mp4, or its URL, such as file:///videos/video.mp4.',
  });
};

/** Opens the partial file of a destination, with what an earlier call left in it. */
export const openFileSink = async (
  destination: string | URL,
  { name, keepPartial }: { readonly name: string; readonly keepPartial: boolean },
): Promise<FileSink> => {
  const path = pathOf(destination);
  const target = await guarded(path, () => findTarget(path));
  await makeFolder(target);
  return guarded(path, async () => {
    const part = await choosePart(target, name, keepPartial);
    try {
      const kept = part.kept ? await readKept(`${part.path}.json`) : undefined;
      const file = await open(part.path, constants.O_RDWR | constants.O_CREAT);
      // Bytes of which nobody knows what video they are of are no beginning of this one.
      if (kept === undefined) await file.truncate(0);
      const { size } = await file.stat();
      return new FileSink({ path, target, part, file, offset: size, kept: size === 0 ? undefined : kept });
    } catch (error) {
      await part.release();
      throw error;
    }
  });
};
