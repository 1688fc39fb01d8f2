/** An address that no view has. */
import { plain } from '../data/format';
import { addressOf, VIEWS } from '../data/router';
import { ViewHead } from '../parts/small';
import { TITLES } from './titles';

export const Nowhere = () => (
  <div class="view" data-testid="not-there">
    <ViewHead title="There is no such view" />
    <div class="empty">
      <code class="not-there">{plain(location.hash)}</code>
      <p>The address was cut, or is of another version of this page. There are these:</p>
      <p class="actions">
        {VIEWS.map((view) => (
          <a key={view} class="button" href={addressOf(view)}>
            {TITLES[view]}
          </a>
        ))}
      </p>
    </div>
  </div>
);
