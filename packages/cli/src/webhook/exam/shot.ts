/** Posts one request of the exam as it is: in pieces or without a length where that is asked. */
import type { ClientRequest } from 'node:http';
import type { CapturedDelivery } from '../captured-delivery';
import { type Dialled, dial } from '../dial';

/** A delivery with how it is sent, where that is not as usual. */
export interface Shot extends CapturedDelivery {
  readonly method?: 'GET';
  /** What it is, where an entry sends several kinds at once. */
  readonly about?: string;
  /** In chunks, without a length. */
  readonly chunked?: true;
  /** Pieces of the body, with a pause between them. */
  readonly pieces?: number;
}

/** What became of a shot. */
export type Posted = Dialled & {
  /** As the shot has it. */
  readonly about?: string;
};

export interface Posting {
  /** Milliseconds that an answer may take. */
  readonly limitMs: number;
  /** Begins to count that time, and gives what ends it; by the clock, unless somebody else counts. */
  readonly deadline?: (shot: Shot, end: () => void) => () => void;
  /** Passes between two pieces of a body. */
  readonly pause: (this: void, shot: Shot) => Promise<unknown>;
  readonly signal: AbortSignal;
}

const writeBody = async (outgoing: ClientRequest, shot: Shot, { pause }: Posting): Promise<void> => {
  const { body, pieces = 1, method } = shot;
  if (method === 'GET') {
    outgoing.end();
    return;
  }
  const size = Math.ceil(body.length / pieces);
  let at = 0;
  for (; at + size < body.length; at += size) {
    outgoing.write(body.subarray(at, at + size));
    await pause(shot);
  }
  outgoing.end(body.subarray(at));
};

/** What says how long its body is. */
const lengthOf = ({ method, chunked, body }: Shot): CapturedDelivery['headers'] => {
  if (chunked === true) return [['transfer-encoding', 'chunked']];
  return method === undefined ? [['content-length', String(body.length)]] : [];
};

/** Whatever the receiver does is an outcome. */
export const postShot = (address: string, shot: Shot, posting: Posting): Promise<Posted> => {
  const { limitMs, deadline, signal } = posting;
  return dial(address, {
    method: shot.method ?? 'POST',
    headers: [...shot.headers, ...lengthOf(shot)],
    write: (outgoing) => writeBody(outgoing, shot, posting),
    limitMs,
    deadline: deadline && ((end) => deadline(shot, end)),
    signal,
  });
};
