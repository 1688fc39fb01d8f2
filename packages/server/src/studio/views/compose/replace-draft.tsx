/** Asks before what was typed gives way to the request of a render. */
import { Confirm } from '../../parts/dialog';

interface Props {
  readonly isAsking: boolean;
  readonly onReplace: () => void;
}

export const ReplaceDraft = ({ isAsking, onReplace }: Props) =>
  isAsking ? (
    <Confirm
      question="There is a draft here that was not rendered. The request of this render would take its place, and the draft would be gone."
      action="Replace the draft"
      // The draft is looked at where it stands; the way back does not ask again.
      onAnswer={(isYes) => (isYes ? onReplace() : location.replace('#/compose'))}
    />
  ) : null;
