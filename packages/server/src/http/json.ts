/**
 * Answers are JSON, always. One is kept as its parts until somebody needs it as a `Response`: a socket takes the parts as
 * they are, which costs a fraction of building that object and reading it again.
 */

/** A JSON answer in its parts. */
export class JsonReply {
  constructor(
    readonly status: number,
    readonly headers: Readonly<Record<string, string>>,
    readonly text: string,
  ) {}
}

/** What an endpoint answers with. */
export type Reply = Response | JsonReply;

/** The answer as callers of `fetch` know it. */
export const toResponse = (reply: Reply): Response =>
  reply instanceof JsonReply ? new Response(reply.text, { status: reply.status, headers: reply.headers }) : reply;

const PLAIN_HEADERS = { 'content-type': 'application/json' };

export const json = (status: number, body: unknown, headers?: Readonly<Record<string, string>>): JsonReply =>
  new JsonReply(status, headers === undefined ? PLAIN_HEADERS : { ...PLAIN_HEADERS, ...headers }, JSON.stringify(body));
