/** Why a render would not be taken, or was not: it stays for as long as it is so. */
import { useRef, useState } from 'preact/hooks';
import { messageOf, retryAfterOf } from '../../data/api';
import { credits, plain, zonedMomentOf } from '../../data/format';
import { addressOf } from '../../data/router';
import { useServerTime } from '../../shell/clock-line';

interface Refusal {
  readonly text: string;
  /** In how many seconds it may be tried again. */
  readonly retryAfter: number | undefined;
}

/** The last refusal, until something else is asked: `of` is what is asked, and of whom. */
export const useRefusal = (of: string) => {
  const [refused, setRefused] = useState<{ readonly of: string; readonly refusal: Refusal } | undefined>();
  return {
    refusal: refused?.of === of ? refused.refusal : undefined,
    refuse: (error: unknown): void =>
      setRefused({ of, refusal: { text: messageOf(error), retryAfter: retryAfterOf(error) } }),
    forget: (): void => setRefused(undefined),
  };
};

/** By the server's clock, which limits go by, and which may be moved meanwhile. */
const Again = ({ seconds }: { readonly seconds: number }) => {
  const now = useServerTime()?.now;
  const again = useRef<number | undefined>(undefined);
  if (now === undefined) return null;
  again.current ??= now + seconds * 1000;
  if (now >= again.current) return <> It may be tried again now.</>;
  return (
    <>{` It may be tried again from ${zonedMomentOf(new Date(again.current).toISOString())}, by the server's clock.`}</>
  );
};

export const RefusalLine = ({ refusal: { text, retryAfter } }: { readonly refusal: Refusal }) => (
  <p class="problem" role="alert" data-testid="compose-refusal">
    {`The render was refused. ${plain(text)}`}
    {retryAfter !== undefined && <Again seconds={retryAfter} />}
  </p>
);

/** The account can't pay for all of it. */
export const MissingCredits = ({ missing, name }: { readonly missing: number; readonly name: string }) => (
  <p class="problem" data-testid="compose-missing">
    {`${name} lacks ${credits(missing)} for it. `}
    <a href={addressOf('credits')}>Buy credits</a>
  </p>
);
