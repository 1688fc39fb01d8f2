/**
 * The journal as a paid call uses it: for one account, and with the two rules that a journal must not break. What cannot
 * be taken down is not sent; and a journal that fails later does not hide what the service answered.
 */
import type { RenderAccepted } from '../contract';
import { VidError } from '../errors/vid-error';
import type { JournalEntry, RenderJournal, RenderState } from '../journal/journal';
import type { Observer } from '../observe/observer';
import type { PaidRequest } from './paid-request';

export interface KeyRecordPorts {
  readonly journal: RenderJournal;
  /** Which account at which service; see `RenderIntent`. */
  readonly scope: string;
  readonly now: () => number;
  readonly observer: Observer;
}

const notTakenDown = (cause: unknown, key: string): VidError =>
  new VidError(`The journal could not take down the render '${key}', so it was not sent: ${String(cause)}`, {
    cause,
    charged: 'no',
    idempotencyKey: key,
    nextStep: 'Check that the journal can be written to.',
  });

export class KeyRecord {
  readonly #ports: KeyRecordPorts;

  constructor(ports: KeyRecordPorts) {
    this.#ports = ports;
  }

  /** Claims a key, sent first at `at`; undefined when it is the caller's now, else the entry that holds it. */
  async begin(
    key: string,
    bodyHash: string,
    { scenes, label }: PaidRequest,
    at = this.#ports.now(),
  ): Promise<JournalEntry | undefined> {
    const { journal, scope } = this.#ports;
    try {
      return await journal.begin({ scope, key, bodyHash, at, scenes, label });
    } catch (error) {
      throw notTakenDown(error, key);
    }
  }

  /** What is recorded under a key, perhaps by another process with the same journal. */
  async find(key: string): Promise<JournalEntry | undefined> {
    const { journal, scope } = this.#ports;
    try {
      return await journal.find(scope, key);
    } catch (error) {
      this.#complain('be read', key, error);
      return undefined;
    }
  }

  /** The answer that is recorded under a key. */
  async accepted(key: string): Promise<RenderAccepted | undefined> {
    return (await this.find(key))?.accepted ?? undefined;
  }

  /** Records how it ended. */
  async finish(
    key: string,
    outcome: { readonly state: Exclude<RenderState, 'sending'>; readonly accepted?: RenderAccepted },
  ): Promise<void> {
    const { journal, scope } = this.#ports;
    try {
      await journal.finish(scope, key, outcome);
    } catch (error) {
      this.#complain('record', key, error);
    }
  }

  #complain(what: string, key: string, error: unknown): void {
    this.#ports.observer.log('error', `The journal could not ${what} for the render '${key}': ${String(error)}`);
  }
}
