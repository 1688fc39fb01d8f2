/** An address that leads to nothing: what was looked for, why it may not be there, and where one can go. */
import { plain } from '../data/format';
import { listAddress, type View } from '../data/router';
import { TITLES } from '../shell/titles';
import { ViewHead } from './small';

export const NotThere = ({
  what,
  id,
  why,
  view,
}: {
  readonly what: string;
  readonly id: string;
  readonly why: string;
  /** Where what is there is listed. */
  readonly view: View;
}) => (
  <div class="view" data-testid="not-there">
    <ViewHead title={`There is no ${what}`} />
    <div class="empty">
      <code class="not-there">{plain(id)}</code>
      <p>{why}</p>
      <a class="button is-primary" href={listAddress(view)}>
        {TITLES[view]}
      </a>
    </div>
  </div>
);
