/** Asks the receiver what it has acted on: `--probe`. */
import { CliError } from '../../cli-error';
import { EXIT } from '../../exit-codes';
import { shownAddress } from '../../shown-address';
import { dialled } from '../receiver-address';
import { isAccepted, whyOf } from '../send-delivery';
import type { Sending } from './send-exam';

/** How often each delivery was acted on. */
export type Acted = ReadonlyMap<string, number>;

export const countActs = (processed: readonly string[]): Acted => {
  const acted = new Map<string, number>();
  for (const id of processed) acted.set(id, (acted.get(id) ?? 0) + 1);
  return acted;
};

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
  const { url, authorization } = dialled(probe);
  const shown = shownAddress(probe);
  const answer = await fetch(url, {
    headers: { accept: 'application/json', ...(authorization === undefined ? {} : { authorization }) },
    signal: AbortSignal.any([signal, AbortSignal.timeout(limitMs)]),
  })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch((cause: unknown) => {
      throw new CliError(EXIT.network, `The probe ${shown} could not be asked: ${whyOf(cause)}.`, {
        next: 'Check that it is served, or leave --probe out: what was acted on is not judged then.',
        cause,
      });
    });
  const processed = answer.status === 200 ? processedIn(answer.text) : undefined;
  if (processed === undefined)
    throw new CliError(
      answer.status >= 500 ? EXIT.network : EXIT.usage,
      `The probe ${shown} answered ${answer.status} and no list of what was acted on.`,
      {
        next: `Let it answer a GET with 200 and ${SHAPE}, one entry each time that an event was acted on.`,
      },
    );
  return countActs(processed);
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
