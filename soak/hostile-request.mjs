// Sends one request that no client would send, and takes whatever comes back.
import { request } from 'node:http';

const TIMEOUT_MS = 120_000;
const HOLD_MS = 1500;

const parsed = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Resolves with status and body; status 0 when there was no answer. */
export const sendHostile = (
  url,
  ownKey,
  { method = 'POST', path = '/v1/render', headers = {}, key = 'own', body, unfinished = false },
  holdMs = HOLD_MS,
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
