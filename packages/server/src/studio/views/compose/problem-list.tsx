/** What keeps a request from being rendered, each with the way to the field that it is about. */
import { plain } from '../../data/format';
import type { Planning } from '../../data/shapes';

const goToField = (name: string): void => {
  const field = document.getElementById(`field-${name}`);
  const folded = field?.closest('details');
  if (folded) folded.open = true;
  field?.scrollIntoView({ block: 'center' });
  field?.focus();
};

export const ProblemList = ({ problems }: { readonly problems: Planning['problems'] }) => (
  <>
    {problems.map(({ path, message }) => {
      const name = path.split('.')[0] ?? path;
      return (
        <p key={path} class="problem" role="alert" data-testid="compose-problem">
          {name === 'scene_plan' ? (
            path
          ) : (
            <button type="button" class="link" onClick={() => goToField(name)}>
              {path}
            </button>
          )}
          {`: ${plain(message)}`}
        </p>
      );
    })}
  </>
);
