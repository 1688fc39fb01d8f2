/**
 * Writes a video into a `.part` file beside its destination and renames it when all bytes are there, so that the
 * destination is never half a video. The partial file bears the video's name: a later call goes on where this one broke
 * off. Bytes are written at their positions, so that two processes with the same video do each other no harm.
 */
import { createHash, randomUUID } from 'node:crypto';
import { constants, type FileHandle, open, stat, unlink } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { VidError } from '../errors/vid-error';
import { renameWhenFree } from './rename-when-free';

const cannotWrite = (path: string, cause: unknown): VidError =>
  new VidError(`The video could not be written to ${path}: ${cause instanceof Error ? cause.message : String(cause)}`, {
    cause,
    nextStep: 'Check that the folder exists, may be written to and has room; then download again.',
  });

const guarded = async <T>(path: string, step: () => Promise<T>): Promise<T> => {
  try {
    return await step();
  } catch (error) {
    throw cannotWrite(path, error);
  }
};

class FileSink {
  readonly path: string;
  offset: number;
  readonly #part: string;
  readonly #file: FileHandle;
  readonly #keepPartial: boolean;

  constructor(facts: { path: string; part: string; file: FileHandle; offset: number; keepPartial: boolean }) {
    this.path = facts.path;
    this.offset = facts.offset;
    this.#part = facts.part;
    this.#file = facts.file;
    this.#keepPartial = facts.keepPartial;
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

  async restart(): Promise<boolean> {
    await guarded(this.path, () => this.#file.truncate(0));
    this.offset = 0;
    return true;
  }

  async finish(): Promise<void> {
    await guarded(this.path, async () => {
      await this.#file.truncate(this.offset);
      await this.#file.sync();
      await this.#file.close();
      await renameWhenFree(this.#part, this.path).catch(async (error: unknown) => {
        // Another process with the same video may have renamed it first.
        const size = await stat(this.path).then(
          (found) => found.size,
          () => -1,
        );
        if (size !== this.offset) throw error;
      });
    });
  }

  async abandon(): Promise<void> {
    await this.#file.close().catch(() => undefined);
    if (!this.#keepPartial || this.offset === 0) await unlink(this.#part).catch(() => undefined);
  }
}

/** Opens the partial file of a destination, with what an earlier call left in it. */
export const openFileSink = async (
  destination: string | URL,
  { name, keepPartial }: { readonly name: string; readonly keepPartial: boolean },
): Promise<FileSink> => {
  const path = typeof destination === 'string' ? destination : fileURLToPath(destination);
  const mark = keepPartial ? createHash('sha256').update(name).digest('hex').slice(0, 12) : randomUUID();
  const part = `${path}.${mark}.part`;
  return guarded(path, async () => {
    const file = await open(part, constants.O_RDWR | constants.O_CREAT);
    const { size } = await file.stat();
    return new FileSink({ path, part, file, offset: size, keepPartial });
  });
};
