/**
 * Whoever has sent all and says so (a half-closed connection, as of `nc -N`) still gets what was asked for. What has no end is
 * read by nobody who says so: most who close a connection say no more than that.
 */
import type { Server, ServerResponse } from 'node:http';
import type { GatheringMessage } from './gathering-message';
import type { SocketReply } from './send-reply';

/** Node has this since its first versions, and tells of it nowhere; without it such an answer is lost. */
export const answerHalfOpen = (server: Server): void => void Object.assign(server, { httpAllowHalfOpen: true });

/** Ends an endless answer when its reader has closed one side of the connection. */
export const endWithReader = (
  { socket }: GatheringMessage,
  outgoing: ServerResponse,
  { body, headers }: SocketReply,
) => {
  if (body === null || typeof body === 'string' || headers['content-length'] !== undefined) return;
  const end = (): void => void outgoing.destroy();
  if (socket.readableEnded) return end();
  socket.once('end', end);
  outgoing.once('close', () => socket.off('end', end));
};
