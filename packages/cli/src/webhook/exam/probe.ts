/** Asks the receiver what it has acted on: `--probe`. */
import { CliError } from '../../cli-error';
import { EXIT } from '../../exit-codes';
import { shownAddress } from '../../shown-address';
import { dial } from '../dial';
import { isAccepted } from '../sent';
import { describeSent } from '../sent-text';
import type { Sending } from './send-exam';

/** How often each delivery was acted on. */
export type Acted = ReadonlyMap<string, number>;

export const countActs = (processed: readonly string[]): Acted => {
  const acted = new Map<string, number>();
  for (const id of processed) acted.set(id, (acted.get(id) ?? 0) + 1);
  return acted;
};

/** More entries than any exam makes, in bytes. */
const LIST_BYTES = 16 * 1024 * 1024;

const SHAPE = '{ "processed": ["DELIVERY_ID", …] }';

const processedIn = (text: string): readonly string[] | undefined => {
  try {
    const { processed } = JSON.parse(text) as { readonly processed?: unknown };
    return Array.isArray(processed) ? processed.map(String) : undefined;
  } catch {
    return undefined;
  }
};

export interface Probing {
  readonly probe: string;
  readonly limitMs: number;
  readonly signal: AbortSignal;
}

/** @throws CliError when it can't be asked, or answers something else */
export const readProbe = async ({ probe, limitMs, signal }: Probing): Promise<Acted> => {
  const shown = shownAddress(probe);
  const answer = await dial(probe, {
    method: 'GET',
    headers: [['accept', 'application/json']],
    write: async (outgoing) => void outgoing.end(),
    limitMs,
    reading: { ms: limitMs, bytes: LIST_BYTES },
    signal,
  });
  if (answer.outcome !== 'answered' || !answer.bodyEnded)
    throw new CliError(
      EXIT.network,
      `The probe ${shown} ${answer.outcome === 'answered' ? 'did not end its answer in time' : describeSent(answer)}.`,
      { next: 'Check that it is served, or leave --probe out: what was acted on is not judged then.' },
    );
  const { status, location } = answer;
  const processed = status === 200 ? processedIn(answer.body.toString('utf8')) : undefined;
  if (processed !== undefined) return countActs(processed);
  throw new CliError(
    status >= 500 ? EXIT.network : EXIT.usage,
    `The probe ${shown} answered ${status}${location === null ? '' : `, a redirect to ${location}, which is not followed,`} and no list of what was acted on.`,
    { next: `Let it answer a GET with 200 and ${SHAPE}, one entry each time that an event was acted on.` },
  );
};

/** What was accepted and is to be acted on. */
const awaitedIn = (sendings: readonly Sending[]): readonly string[] =>
  sendings.flatMap(({ plan, rounds }) =>
    plan.acts
      .filter(({ times, from = 0 }) => times === 'once' && rounds.slice(from).flat().some(isAccepted))
      .map(({ id }) => id),
  );

interface Settling extends Probing {
  /** Milliseconds that work may go on after its answer. */
  readonly settleMs: number;
  /** Passes between two looks. */
  readonly pause: (this: void) => Promise<unknown>;
}

/** Asks until all that was accepted has been acted on and nothing has changed since the look before, or for so long. */
export const settledProbe = async (sendings: readonly Sending[], settling: Settling): Promise<Acted> => {
  const awaited = awaitedIn(sendings);
  const until = performance.now() + settling.settleMs;
  const totalOf = (acted: Acted): number => [...acted.values()].reduce((sum, times) => sum + times, 0);
  for (let before = -1; ; ) {
    const acted = await readProbe(settling);
    const total = totalOf(acted);
    const isSettled = awaited.every((id) => acted.has(id)) && total === before;
    if (isSettled || performance.now() > until || settling.signal.aborted) return acted;
    before = total;
    await settling.pause();
  }
};
