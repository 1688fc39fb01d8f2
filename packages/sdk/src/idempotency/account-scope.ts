/**
 * Whose renders a journal's entries are. Keys belong to accounts, not to API keys, so what is written bears the account:
 * the caller's own name for it, or one that is made of what GET /v1/me says, asked once before the first render. When that
 * fails, the render is not held up: it is written under the API key, as everything was by earlier versions. Whose such an
 * entry is can't be told from it alone, so it counts as perhaps ours: a key is never taken for new because of that.
 */
import { onceOrAborted } from '../clock/once-or-aborted';
import { sha256 } from './sha256';

/** Whose an entry is: of this account, of another one, or perhaps of this one. */
export type Relation = 'ours' | 'perhaps' | 'other';

export interface AccountScopePorts {
  /** The caller's name for the account. */
  readonly given: string | undefined;
  readonly baseUrl: string;
  readonly apiKey: () => string | Promise<string>;
  /** Asks the service; undefined when it does not say, or when nobody needs to know. */
  readonly askUserId: (() => Promise<string | undefined>) | undefined;
}

const hash = (text: string): string => sha256(text).slice(0, 16);

/** What is written when nobody knows the account. */
const scopeOfKey = (baseUrl: string, apiKey: string): string => hash(`${baseUrl}\n${apiKey}`);

/** Beyond doubt one account of one service, however it is reached. */
const scopeOfAccount = (baseUrl: string, userId: string): string =>
  `account-${hash(`${new URL(baseUrl).host}\n${userId}`)}`;

const NAMES_NO_ACCOUNT = /^[0-9a-f]{16}$/;

export class AccountScope {
  readonly #ports: AccountScopePorts;
  readonly #ours = new Set<string>();
  #userId: string | undefined;
  #scope: Promise<string> | undefined;

  constructor(ports: AccountScopePorts) {
    this.#ports = ports;
    if (ports.given !== undefined) this.#ours.add(ports.given);
  }

  /** The account's id, once something has told it. */
  get userId(): string | undefined {
    return this.#userId;
  }

  /** What this client writes under, the same for as long as it lives. Rejects only when the signal is aborted. */
  get(signal?: AbortSignal): Promise<string> {
    this.#scope ??= this.#find();
    return onceOrAborted(this.#scope, signal, 'Asking for the account');
  }

  /** Whose an entry is, as far as its scope tells. */
  relationOf(scope: string): Relation {
    if (this.#ours.has(scope)) return 'ours';
    const known = this.#userId !== undefined || this.#ports.given !== undefined;
    return known && !NAMES_NO_ACCOUNT.test(scope) ? 'other' : 'perhaps';
  }

  /** Takes down what an answer of the service told. */
  learn(userId: string): void {
    this.#userId = userId;
    this.#ours.add(scopeOfAccount(this.#ports.baseUrl, userId));
  }

  async #find(): Promise<string> {
    const { given, baseUrl, apiKey, askUserId } = this.#ports;
    const ofKey = scopeOfKey(baseUrl, await apiKey());
    this.#ours.add(ofKey);
    if (given !== undefined) return given;
    if (askUserId === undefined) return ofKey;
    const userId = this.#userId ?? (await askUserId());
    if (userId === undefined) return ofKey;
    this.learn(userId);
    return scopeOfAccount(baseUrl, userId);
  }
}
