/** What this command hears of the service while it waits: whether its last looks had a good answer, and since when they had none. */
import { ConnectionError, type Middleware, type MiddlewareAnswer, type VidClient } from '@vid/sdk';
import { ENDPOINT_PATHS } from '@vid/sdk/contract';
import { inOneLine } from './terminal-text';

/** A time without a good answer. */
export interface Silence {
  /** Unix milliseconds of the first question that had none. */
  readonly since: number;
  /** In words, for in brackets. */
  readonly why: string;
  /** Whether no connection can be made, so that nobody is there to answer. */
  readonly away: boolean;
}

const REFUSED = /ECONNREFUSED/;

const reasonOf = (error: unknown): string => {
  const { message } = error instanceof Error && error.cause instanceof Error ? error.cause : (error as Error);
  return inOneLine(REFUSED.test(message) ? `connection refused, ${message.replace(/^connect /, '')}` : message);
};

/** What is wrong with an answer to a look at a job; undefined for a good one. */
const faultOf = (path: string, { status, body = '' }: MiddlewareAnswer): string | undefined => {
  if (status >= 500) return `it answers with status ${status}`;
  const id = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
  return status >= 200 && status < 300 && !body.toLowerCase().includes(id.toLowerCase())
    ? 'its answers are not about this job'
    : undefined;
};

export class ServiceContact {
  /** Unix milliseconds of the last good answer. */
  answeredAt: number | undefined;
  #silence: Silence | undefined;

  /** Undefined while the service answers. */
  get silence(): Silence | undefined {
    return this.#silence;
  }

  /** Goes round each look at a job; other requests say for themselves how they end. */
  readonly middleware: Middleware = async ({ route, path }, next) => {
    if (route !== ENDPOINT_PATHS.retrieveJob.path) return next();
    const asked = Date.now();
    // Nothing is wrong yet, but whoever waits long for this one has waited since now.
    this.#silence ??= { since: asked, why: 'it does not answer', away: false };
    try {
      const answer = await next();
      const fault = faultOf(path, answer);
      if (fault !== undefined) this.#lacks({ why: fault, away: false });
      else {
        this.#silence = undefined;
        this.answeredAt = Date.now();
      }
      return answer;
    } catch (error) {
      this.#lacks({ why: reasonOf(error), away: ConnectionError.is(error) && !error.sent });
      throw error;
    }
  };

  #lacks(what: Omit<Silence, 'since'>): void {
    this.#silence = { since: this.#silence?.since ?? Date.now(), ...what };
  }
}

const contacts = new WeakMap<VidClient, ServiceContact>();

/** Remembers the contact that is a client's middleware. */
export const setContact = (client: VidClient, contact: ServiceContact): VidClient => {
  contacts.set(client, contact);
  return client;
};

/** That of a client of a service; a client of this machine has none. */
export const contactOf = (client: VidClient): ServiceContact | undefined => contacts.get(client);
