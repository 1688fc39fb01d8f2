/**
 * The connections of a socket, and what is under way on each: an end waits for the answers to what was asked, and for
 * nothing else.
 */
import type { Socket } from 'node:net';
import type { GatheringMessage } from './gathering-message';
import type { OrderedResponse } from './ordered-response';

/** So long a connection may take until it asks something. */
const FRESH_MS = 1000;

interface Connection {
  /** Requests that have come and whose answers are not sent whole. */
  underWay: number;
  hasAsked: boolean;
  /** The answer after which no other is owed. */
  newest: OrderedResponse | undefined;
  /** Whether it was opened after the end began. */
  readonly isLate: boolean;
}

export const createConnections = () => {
  const open = new Map<Socket, Connection>();
  let ending = false;
  let left = (): void => undefined;

  const early = (): readonly (readonly [Socket, Connection])[] => [...open].filter(([, { isLate }]) => !isLate);
  const requestsOf = (some: Iterable<readonly [Socket, Connection]>): number =>
    [...some].reduce((sum, [, { underWay }]) => sum + underWay, 0);
  /** Ends those on which no answer is owed. */
  const endIdle = (alsoUnasked: boolean): void => {
    for (const [socket, { underWay, hasAsked }] of open)
      if (underWay === 0 && (hasAsked || alsoUnasked)) socket.destroy();
  };
  const endUnaskedLater = (): void => void setTimeout(endIdle, FRESH_MS, true).unref();

  return {
    opened: (socket: Socket): void => {
      open.set(socket, { underWay: 0, hasAsked: false, newest: undefined, isLate: ending });
      socket.once('close', () => {
        open.delete(socket);
        left();
      });
      if (ending) endUnaskedLater();
    },
    asked: (incoming: GatheringMessage, outgoing: OrderedResponse): void => {
      const { socket } = incoming;
      const connection = open.get(socket);
      if (connection === undefined) return;
      connection.underWay += 1;
      connection.hasAsked = true;
      connection.newest = outgoing;
      // What is under way on a connection that is gone counts for nothing any more.
      outgoing.whenSent(() => {
        connection.underWay -= 1;
        // Whoever still sends is read for a moment, so that the answer is not lost.
        if (ending && connection.underWay === 0 && incoming.complete) socket.destroySoon();
      });
    },
    /** Comes before the head of an answer, which says whether its connection ends. */
    aboutToAnswer: (incoming: GatheringMessage, outgoing: OrderedResponse): void => {
      if (ending && incoming.complete && open.get(incoming.socket)?.newest === outgoing)
        outgoing.shouldKeepAlive = false;
    },
    /** Whether a connection was opened after the end began. */
    isLate: (socket: Socket): boolean => open.get(socket)?.isLate === true,
    /** How many requests are under way. */
    underWay: (): number => requestsOf(open),
    endIdle,
    /**
     * Ends each connection when what was asked is answered, and after so long at the latest. Resolves, when all that were
     * open are gone, with the number of requests that had no answer by then.
     */
    drain: (ms: number): Promise<number> => {
      ending = true;
      endIdle(false);
      endUnaskedLater();
      return new Promise((resolve) => {
        let cut = 0;
        const cutting = setTimeout(() => {
          cut = requestsOf(early());
          for (const [socket] of early()) socket.destroy();
        }, ms);
        left = () => {
          if (early().length > 0) return;
          clearTimeout(cutting);
          resolve(cut);
        };
        left();
      });
    },
  };
};
