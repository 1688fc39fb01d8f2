/** Asks a model one question, and takes as much of an answer as an answer may have. */
// The one that Node 20 brings forgets its signal once the collector has looked, and reads on for ever.
import { fetch, type Response } from 'undici';
import type { ModelEndpoint } from './model-endpoint';

export interface Message {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface Question {
  readonly messages: readonly Message[];
  /** What the answer has to look like, as a JSON Schema. */
  readonly schema: object;
  readonly seed: number;
  readonly signal: AbortSignal;
}

/** Why there is no answer, as the end of a sentence. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly status: number | undefined;

  constructor(why: string, { status, ...options }: ErrorOptions & { readonly status?: number } = {}) {
    super(why, options);
    this.status = status;
  }
}

/** Bytes of an answer: a plan has some thousands. */
const MOST_BYTES = 1_000_000;

async function readBounded(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const part of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new NoAnswer(`its answer is longer than ${MOST_BYTES / 1e6} MB`);
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new NoAnswer('its answer is no JSON', { cause });
  }
};

const member = (value: unknown, name: string | number): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[name] : undefined;

async function call({ base, key }: ModelEndpoint, path: string, signal: AbortSignal, body?: object): Promise<unknown> {
  const headers = { accept: 'application/json', ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) };
  try {
    const answer = await fetch(`${base}${path}`, {
      // Where it leads to nobody has chosen, and a key must not go there.
      ...{ redirect: 'error', signal },
      ...(body === undefined
        ? { headers }
        : { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await readBounded(answer);
    if (!answer.ok) throw new NoAnswer(`it answered ${path} with ${answer.status}`, { status: answer.status });
    return parsed(text);
  } catch (error) {
    if (error instanceof NoAnswer) throw error;
    if (signal.aborted) throw new NoAnswer('it took too long', { cause: error });
    const { cause } = error as { readonly cause?: { readonly code?: string; readonly message?: string } };
    throw new NoAnswer(`it can't be reached (${cause?.code ?? cause?.message ?? (error as Error).message})`, {
      cause: error,
    });
  }
}

/** The models that the endpoint has. */
export async function listModels(endpoint: ModelEndpoint, signal: AbortSignal): Promise<readonly string[]> {
  const data = member(await call(endpoint, '/models', signal), 'data');
  const models: readonly unknown[] = Array.isArray(data) ? data : [];
  return models.map((model) => member(model, 'id')).filter((id) => typeof id === 'string');
}

/** The model that was named, or the first of those that the endpoint has. */
export async function modelOf(endpoint: ModelEndpoint, signal: AbortSignal): Promise<string> {
  if (endpoint.model !== undefined) return endpoint.model;
  const [first] = await listModels(endpoint, signal);
  if (first === undefined) throw new NoAnswer('it lists no model; name one with VID_PLANNER_MODEL');
  return first;
}

/** Statuses with which an endpoint says that it does not know how to answer in a form. */
const UNKNOWN_FORM: readonly (number | undefined)[] = [400, 404, 415, 422, 501];

/** What the model answered, and whether it came to its end. */
export async function askModel(
  endpoint: ModelEndpoint,
  model: string,
  { messages, schema, seed, signal }: Question,
): Promise<{ readonly text: string; readonly isWhole: boolean }> {
  const question = { model, messages, temperature: 0.4, seed: Math.abs(seed) % 2 ** 31, stream: false };
  const form = { response_format: { type: 'json_schema', json_schema: { name: 'plan', schema } } };
  const answer = await call(endpoint, '/chat/completions', signal, { ...question, ...form }).catch((error: unknown) => {
    if (!(error instanceof NoAnswer) || !UNKNOWN_FORM.includes(error.status)) throw error;
    return call(endpoint, '/chat/completions', signal, question);
  });
  const choice = member(member(answer, 'choices'), 0);
  const text = member(member(choice, 'message'), 'content');
  if (typeof text !== 'string' || text.trim() === '') throw new NoAnswer('its answer holds no text');
  return { text, isWhole: member(choice, 'finish_reason') !== 'length' };
}
