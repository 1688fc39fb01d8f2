/** What Node refuses or drops before a request exists gets a JSON body too. */
import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';

const STATUS_OF: Readonly<Record<string, readonly [number, string, string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The headers of the request are too large.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'Payload Too Large', 'The chunk extensions of the request are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request did not arrive in time.'],
};
const MALFORMED = [400, 'Bad Request', 'The request is not valid HTTP.'] as const;
const NO_TUNNEL = [405, 'Method Not Allowed', 'This server is no proxy: it does not answer CONNECT.'] as const;

/** Takes note of what was refused before anybody else heard of it; returns the headers that name it in its answer. */
export type NoteRefused = (status: number, error: string) => Readonly<Record<string, string>>;

export const refuseMalformed = (server: Server, note: NoteRefused): void => {
  const refuse = (socket: Duplex, [status, reason, message]: readonly [number, string, string]): void => {
    const body = JSON.stringify({ error: message });
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': body.length,
      Connection: 'close',
      ...note(status, message),
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n${body}`);
  };
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    refuse(socket, STATUS_OF[error.code ?? ''] ?? MALFORMED);
  });
  server.on('connect', (_request, socket) => refuse(socket, NO_TUNNEL));
};
