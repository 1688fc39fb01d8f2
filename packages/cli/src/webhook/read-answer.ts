/** Reads the body of an app's answer, as far as somebody may want to see it: the service has its verdict before. */

/** Milliseconds after the headers. */
export const BODY_MS = 1000;
/** Bytes. */
const MOST = 1024 * 1024;

export interface AnswerBody {
  readonly body: Buffer;
  /** False for one that goes on, is too large, or broke off: what came of it is there. */
  readonly bodyEnded: boolean;
}

/** Never rejects. */
export const readAnswer = async ({ body }: Pick<Response, 'body'>, waitMs: number): Promise<AnswerBody> => {
  if (body === null) return { body: Buffer.alloc(0), bodyEnded: true };
  const reader = body.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  let enough = false;
  // Whoever reads is told that it ended.
  const stop = (): void => {
    enough = true;
    void reader.cancel().catch(() => undefined);
  };
  const timer = setTimeout(stop, waitMs);
  const result = (bodyEnded: boolean): AnswerBody => ({ body: Buffer.concat(pieces), bodyEnded });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return result(!enough);
      pieces.push(value);
      bytes += value.length;
      if (bytes > MOST) stop();
    }
  } catch {
    return result(false);
  } finally {
    clearTimeout(timer);
  }
};
