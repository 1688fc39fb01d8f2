/**
 * The journal as a paid call uses it: for one account, and with the rules that a journal must not break. What cannot be
 * taken down is not sent; what another process is sending is waited for; and a journal that fails later hides nothing of
 * what the service answered.
 */
import type { Clock } from '../clock/clock';
import type { RenderAccepted } from '../contract';
import { AbortedError } from '../errors/aborted-error';
import { VidError } from '../errors/vid-error';
import type { JournalEntry, RenderEnd, RenderJournal } from '../journal/journal';
import { isMemoryJournal } from '../journal/memory-journal';
import { thisSender } from '../journal/sender';
import type { Observer } from '../observe/observer';
import type { AccountScope } from './account-scope';
import { isSameBody, type KeyHolders, type Patience } from './key-holders';
import type { PaidRequest } from './paid-request';

export interface KeyRecordPorts {
  readonly journal: RenderJournal;
  readonly account: AccountScope;
  readonly holders: KeyHolders;
  readonly clock: Clock;
  readonly observer: Observer;
  /** Told of each job that was accepted. */
  readonly onAccepted: (jobId: string) => void;
  /** Ends that the journal could not take down, by key, of all clients of the account; it is asked again with each further step. */
  readonly unwritten: Map<string, RenderEnd>;
}

/** A key that is to be claimed. */
export interface Claim extends Patience {
  readonly key: string;
  readonly bodyHash: string;
  readonly request: PaidRequest;
  /** When something was first sent with it, Unix milliseconds; undefined before. */
  readonly at: number | undefined;
  /** Whether the key was made for this call, so that nobody can know it yet. */
  readonly isNew: boolean;
  /** Told as soon as something holds it. */
  readonly onHeld: () => void;
}

const notTakenDown = (cause: unknown, key: string): VidError =>
  new VidError(`The journal could not take down the render '${key}', so it was not sent: ${String(cause)}`, {
    cause,
    charged: 'no',
    idempotencyKey: key,
    nextStep: 'Check that the journal can be written to.',
  });

const acceptedEnd = (accepted: RenderAccepted): RenderEnd => ({ state: 'accepted', accepted });

export class KeyRecord {
  readonly #ports: KeyRecordPorts;
  readonly #unwritten: Map<string, RenderEnd>;

  constructor(ports: KeyRecordPorts) {
    this.#ports = ports;
    this.#unwritten = ports.unwritten;
  }

  /** Claims a key; undefined when it is the caller's now, else what holds it. */
  async begin(claim: Claim): Promise<JournalEntry | undefined> {
    try {
      return await this.#claim(claim, await this.#ports.account.get(claim.signal));
    } catch (error) {
      throw AbortedError.is(error) ? error : notTakenDown(error, claim.key);
    }
  }

  /** What is recorded under a key, perhaps by another process or under another name; whose it is, nobody is asked. */
  async find(key: string, signal?: AbortSignal): Promise<JournalEntry | undefined> {
    try {
      const scope = await this.#ports.account.get(signal);
      const own = await this.#own(scope, key);
      if (own !== undefined && own.state !== 'refused') return own;
      return (await this.#ports.holders.maybeOurs(key, scope))[0] ?? own;
    } catch (error) {
      if (AbortedError.is(error)) throw error;
      this.#complain('be read', key, error);
      return undefined;
    }
  }

  /**
   * The answer to a request that the service knows already: recorded under this name of the account or another, or by
   * another process that is about to. What was found under another name is written down under this one.
   */
  async jobOf(key: string, bodyHash: string, patience: Patience): Promise<RenderAccepted | undefined> {
    const { account, holders } = this.#ports;
    try {
      const scope = await account.get();
      const own = (await this.#own(scope, key))?.accepted ?? undefined;
      const found = own ?? (await holders.jobOf(key, bodyHash, scope, patience));
      if (own === undefined && found !== undefined) await this.finish(key, acceptedEnd(found));
      return found;
    } catch (error) {
      if (!AbortedError.is(error)) this.#complain('be read', key, error);
      return undefined;
    }
  }

  /** Records how it ended. A job that could not be recorded is told to the caller as a warning, and kept. */
  async finish(key: string, end: RenderEnd): Promise<void> {
    const { journal, account, onAccepted } = this.#ports;
    if (end.accepted) onAccepted(end.accepted.job_id);
    const scope = await account.get();
    try {
      await journal.finish(scope, key, end);
      this.#unwritten.delete(key);
    } catch (error) {
      if (this.#unwritten.get(key)?.accepted === undefined) this.#unwritten.set(key, end);
      this.#complain('record', key, error, end.accepted);
      return;
    }
    await this.#writeTheRest(scope);
  }

  async #claim(claim: Claim, scope: string): Promise<JournalEntry | undefined> {
    const { journal, holders, clock } = this.#ports;
    const { key, bodyHash, request, isNew, onHeld } = claim;
    // What can't be read here is read again by the claim itself.
    const before = isNew ? undefined : await this.#own(scope, key).catch(() => undefined);
    if (before !== undefined && before.accepted !== null) return before;
    for (;;) {
      const stranger = isNew ? undefined : await holders.elsewhere(key, scope);
      if (stranger !== undefined) onHeld();
      if (stranger !== undefined && !isSameBody(stranger, bodyHash)) return stranger;
      if (stranger !== undefined && (await holders.ended(stranger, claim))) continue;
      const at = stranger?.at ?? claim.at ?? clock.now();
      const { scenes, label, title } = request;
      const sender = thisSender(clock.now());
      const own = this.asItEnded(await journal.begin({ scope, key, bodyHash, at, scenes, label, title, sender }), key);
      if (own !== undefined) onHeld();
      if (own !== undefined && (own.accepted !== null || !isSameBody(own, bodyHash))) return own;
      if (stranger?.accepted) {
        await this.finish(key, acceptedEnd(stranger.accepted));
        return stranger;
      }
      if (own === undefined || !(await holders.ended(own, claim))) return own ?? stranger;
    }
  }

  /** Whether a key that it does not have was sent by nobody, not even by an earlier process. */
  get isLasting(): boolean {
    return !isMemoryJournal(this.#ports.journal);
  }

  /** An entry of the journal with what could not be written into it. */
  asItEnded<E extends JournalEntry | undefined>(entry: E, key: string): E {
    const end = this.#unwritten.get(key);
    if (entry === undefined || end === undefined) return entry;
    return { ...entry, state: end.state, accepted: end.accepted ?? entry.accepted };
  }

  async #own(scope: string, key: string): Promise<JournalEntry | undefined> {
    return this.asItEnded(await this.#ports.journal.find(scope, key), key);
  }

  async #writeTheRest(scope: string): Promise<void> {
    for (const [key, end] of this.#unwritten) {
      try {
        await this.#ports.journal.finish(scope, key, end);
      } catch {
        return;
      }
      this.#unwritten.delete(key);
    }
  }

  #complain(what: string, key: string, error: unknown, accepted?: RenderAccepted): void {
    const { observer } = this.#ports;
    const text = `The journal could not ${what} for the render '${key}': ${String(error)}`;
    if (accepted === undefined) observer.log('error', text);
    else {
      const job = `It was accepted as job ${accepted.job_id}: keep this id, which no other process learns from the journal.`;
      observer.warn(`${text}. ${job}`, 'VID_JOURNAL_WRITE');
    }
  }
}
