/** Says that the scenes are the user's, what could not be taken of the render that they came from, and the way back. */
import { useState } from 'preact/hooks';
import { plain } from '../../data/format';
import { Confirm } from '../../parts/dialog';
import type { Draft } from './request-state';

interface Props {
  readonly draft: Draft;
  readonly onPlan: () => void;
  readonly onTakeAnew: (() => void) | undefined;
}

export const OwnScenesBanner = ({ draft, onPlan, onTakeAnew }: Props) => {
  const [asks, setAsks] = useState<'plan' | 'take' | undefined>();
  if (draft.own === undefined) return null;
  const isBriefless = (draft.values['brief'] ?? '').trim() === '';
  const answer = (isYes: boolean): void => {
    setAsks(undefined);
    if (isYes) (asks === 'plan' ? onPlan : onTakeAnew)?.();
  };
  return (
    <div class="banner" data-testid="compose-own">
      <p>
        The scenes are yours now, and are rendered as they stand.{' '}
        {isBriefless ? (
          'There is no brief that they could be planned from again.'
        ) : (
          <button type="button" class="link" onClick={() => setAsks('plan')}>
            Plan from the brief again
          </button>
        )}{' '}
        {onTakeAnew && (
          <button type="button" class="link" onClick={() => setAsks('take')}>
            Take the render anew
          </button>
        )}
      </p>
      {draft.lost.length > 0 && (
        <>
          <p>Not everything of the render could be taken:</p>
          <ul class="notes" data-testid="compose-lost">
            {draft.lost.map((one) => (
              <li key={one}>{plain(one)}</li>
            ))}
          </ul>
        </>
      )}
      {asks && (
        <Confirm question="The scenes, as you edited them, will be gone." action="Give them up" onAnswer={answer} />
      )}
    </div>
  );
};
