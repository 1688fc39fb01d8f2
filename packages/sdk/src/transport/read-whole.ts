import { concatBytes } from '@vid/webhook-verify/body';
import type { Cancellation } from './cancellation';
import { isCoded } from './content-coding';
import { failureOf } from './failure';
import { textOf } from './text-of';
import {
  type AnswerHead,
  MAX_ANSWER_BYTES,
  type OpenAnswer,
  type TransportFailure,
  type WholeAnswer,
} from './transport';

const tooLarge = (): Error => new Error(`the answer has more than ${MAX_ANSWER_BYTES} bytes`);

/** Collects the chunks of a body, up to the limit, and reads them as UTF-8. */
export class TextCollector {
  /** Mostly all that comes, so it needs no list. */
  #only: Uint8Array | undefined;
  #chunks: Uint8Array[] | undefined;
  #bytes = 0;

  /** What was taken. */
  get chunks(): readonly Uint8Array[] {
    return this.#chunks ?? (this.#only === undefined ? [] : [this.#only]);
  }

  /** Takes a chunk; throws when the body grows too large. */
  add(chunk: Uint8Array): void {
    this.#bytes += chunk.byteLength;
    if (this.#bytes > MAX_ANSWER_BYTES) throw tooLarge();
    if (this.#only === undefined) this.#only = chunk;
    else (this.#chunks ??= [this.#only]).push(chunk);
  }

  text(): string {
    if (this.#only === undefined) return '';
    return textOf(this.#chunks === undefined ? this.#only : concatBytes(this.#chunks));
  }
}

/** What came of an answer so far; undefined where a coding must be taken off before it can be read. */
export const partialOf = (head: AnswerHead | undefined, taken: TextCollector): WholeAnswer | undefined =>
  head === undefined || isCoded(head.headers)
    ? undefined
    : { status: head.status, headers: head.headers, text: taken.text() };

/** Lets the progress of reading an answer be seen. */
export const showReading = (cancellation: Cancellation, head: AnswerHead, taken: TextCollector): void => {
  cancellation.progress = {
    sent: true,
    get partial() {
      return partialOf(head, taken);
    },
  };
};

/** The failure of reading an answer, with what had come of it. */
export const brokenOff = (cause: unknown, { status, headers }: AnswerHead, taken: TextCollector): TransportFailure => {
  const failure = failureOf(cause, { sent: true, answering: true });
  failure.partial ??= { status, headers, text: taken.text() };
  return failure;
};

/** Reads an open answer to its end. */
export const readWhole = async (
  { status, headers, body }: Pick<OpenAnswer, 'status' | 'headers' | 'body'>,
  taken = new TextCollector(),
): Promise<WholeAnswer> => {
  try {
    for await (const chunk of body) taken.add(chunk);
  } catch (cause) {
    throw brokenOff(cause, { status, headers }, taken);
  }
  return { status, headers, text: taken.text() };
};
