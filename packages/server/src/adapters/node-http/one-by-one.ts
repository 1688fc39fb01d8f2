/**
 * Takes the requests of a connection one after another: those that were sent without waiting for answers (pipelining) come
 * in one read, a thousand and more of them. The next begins when the answer before it has been handed over, in a turn of its
 * own, so that everybody else is served in between and answers that nobody reads do not pile up.
 */
import type { Socket } from 'node:net';
import { createTurns } from '../../turns';
import type { GatheringMessage } from './gathering-message';
import type { OrderedResponse } from './ordered-response';

/** Requests of one connection that may wait for the one that is answered. */
export const MAX_WAITING = 100;
/** How long a connection with too many may take until it has its last answer. */
const LEAVE_MS = 2000;

/** Those of one connection that wait. */
interface Line {
  waiting: number;
  /** None of them is begun any more: the first is told why, and its answer ends the connection. */
  isOver: boolean;
}

/** What to do with a request: at once, or when its time has come. */
export interface Begin {
  readonly begin: () => void;
  /** Answers that too many were waiting, and closes the connection. */
  readonly refuse: () => void;
}

export const createOneByOne = () => {
  const lines = new WeakMap<Socket, Line>();
  const turns = createTurns();

  const lineOf = (socket: Socket): Line => {
    const known = lines.get(socket);
    if (known !== undefined) return known;
    const line = { waiting: 0, isOver: false };
    lines.set(socket, line);
    return line;
  };

  const end = (socket: Socket, line: Line): void => {
    line.isOver = true;
    const timer = setTimeout(() => socket.destroy(), LEAVE_MS).unref();
    socket.once('close', () => clearTimeout(timer));
  };

  return (incoming: GatheringMessage, outgoing: OrderedResponse, { begin, refuse }: Begin): void => {
    if (!outgoing.isBehind) return begin();
    const { socket } = incoming;
    const line = lineOf(socket);
    if (line.isOver) return;
    if (line.waiting === MAX_WAITING) return end(socket, line);
    line.waiting += 1;
    // Not read on while any wait. Node starts reading again at the end of each request, so this comes after its last.
    if (line.waiting === 1) queueMicrotask(() => socket.pause());
    const take = (): void => {
      line.waiting -= 1;
      if (socket.destroyed) return;
      if (line.isOver) return refuse();
      if (line.waiting === 0) socket.resume();
      begin();
    };
    outgoing.whenNext(() => void turns.next().then(take));
  };
};
