// Sends one request that no client would send, and takes whatever comes back.
import { request } from 'node:http';
import { connect } from 'node:net';

const TIMEOUT_MS = 120_000;
const HOLD_MS = 1500;

const parsed = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Sends a body in HTTP chunks of so many bytes, as quickly as they are taken. */
const sendInPieces = (url, key, { path = '/v1/render', body, pieceBytes }) =>
  new Promise((resolve) => {
    const bytes = Buffer.from(body);
    const pieces = [];
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      const piece = bytes.subarray(at, at + pieceBytes);
      pieces.push(Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n'));
    }
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    let text = '';
    const done = () => {
      clearTimeout(timer);
      const [head = '', answer = ''] = text.split('\r\n\r\n');
      resolve({ status: Number(head.split(' ')[1] ?? 0), body: parsed(answer) });
      socket.destroy();
    };
    const timer = setTimeout(done, TIMEOUT_MS);
    socket.setEncoding('utf8');
    socket.on('data', (piece) => {
      text += piece;
      const length = /content-length: (\d+)\r\n/i.exec(text)?.[1];
      if (length !== undefined && text.split('\r\n\r\n')[1]?.length >= Number(length)) done();
    });
    socket.on('error', done).on('close', done);
    socket.write(
      [
        `POST ${path} HTTP/1.1`,
        `Host: ${hostname}:${port}`,
        `Authorization: Bearer ${key}`,
        'Content-Type: application/json',
        'Transfer-Encoding: chunked\r\n\r\n',
      ].join('\r\n'),
    );
    socket.write(Buffer.concat(pieces));
    socket.write('0\r\n\r\n');
  });

/** Sends a request so many times in one go, and reads no answer. */
const sendPipelined = (url, ownKey, { method = 'GET', path, key = 'own', pipelined }, holdMs) =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const sentKey = key === 'own' ? ownKey : key;
    const headers = sentKey === 'none' ? '' : `Authorization: Bearer ${sentKey}\r\n`;
    const socket = connect(Number(port), hostname).pause();
    const done = () => {
      clearTimeout(timer);
      resolve({ status: 0, body: '' });
      socket.destroy();
    };
    const timer = setTimeout(done, holdMs);
    socket.on('error', done).on('close', done);
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${headers}\r\n`.repeat(pipelined));
  });

/** Resolves with status and body; status 0 when there was no answer. */
export const sendHostile = (url, ownKey, one, holdMs = HOLD_MS) => {
  if (one.pipelined !== undefined) return sendPipelined(url, ownKey, one, holdMs);
  return one.pieceBytes === undefined ? sendWhole(url, ownKey, one, holdMs) : sendInPieces(url, ownKey, one);
};

const sendWhole = (
  url,
  ownKey,
  { method = 'POST', path = '/v1/render', headers = {}, key = 'own', body, unfinished = false },
  holdMs,
) =>
  new Promise((resolve) => {
    const bytes = body === undefined ? undefined : Buffer.from(body);
    const sentKey = key === 'own' ? ownKey : key;
    const outgoing = request(`${url}${path}`, {
      method,
      agent: false,
      headers: {
        ...(sentKey === 'none' ? {} : { authorization: `Bearer ${sentKey}` }),
        ...(bytes === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': bytes.length + (unfinished ? 1 : 0) }),
        ...headers,
      },
    });
    const done = (status, text) => {
      clearTimeout(timer);
      resolve({ status, body: parsed(text) });
      outgoing.destroy();
    };
    const timer = setTimeout(() => done(0, ''), unfinished ? holdMs : TIMEOUT_MS);
    outgoing.on('error', () => done(0, ''));
    outgoing.on('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () => done(answer.statusCode, text));
      answer.on('error', () => done(answer.statusCode, text));
    });
    if (bytes !== undefined) outgoing.write(bytes);
    if (!unfinished) outgoing.end();
  });
