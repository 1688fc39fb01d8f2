/** Small things that every view is made of. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { plain, timeOn, zonedMomentOf } from '../data/format';
import { useToday } from '../data/today';
import { say } from './announce';
import { Icon } from './icon';

const TONES: Readonly<Record<string, string>> = {
  succeeded: 'good',
  delivered: 'good',
  active: 'good',
  failed: 'bad',
  cancelled: 'dull',
  dropped: 'dull',
  off: 'bad',
  pending: 'busy',
  started: 'busy',
  processing: 'busy',
  starting: 'busy',
  queued: 'busy',
  interrupted: 'warn',
};

/** A state in a word. */
export const Badge = ({ state, tone }: { readonly state: string; readonly tone?: string }) => (
  <span class={`badge is-${tone ?? TONES[state] ?? 'dull'}`}>{state}</span>
);

export const statusTone = (status: number): string => {
  if (status >= 500 || status === 0) return 'bad';
  if (status >= 400) return 'warn';
  return status >= 200 && status < 300 ? 'good' : 'dull';
};

export const Time = ({ at }: { readonly at: string }) => (
  <time dateTime={at} title={zonedMomentOf(at)}>
    {timeOn(useToday(), at)}
  </time>
);

/** What there is to do where there is nothing yet. */
export const Empty = ({ title, children }: { readonly title: string; readonly children?: ComponentChildren }) => (
  <div class="empty">
    <p class="empty-title">{title}</p>
    {children}
  </div>
);

export const Problem = ({ error }: { readonly error: string | undefined }) =>
  error === undefined ? null : (
    <p class="problem" role="alert">
      {plain(error)}
    </p>
  );

export const Waiting = () => (
  <p class="waiting" role="status">
    Reading…
  </p>
);

const copy = async (text: string, what: string, lacks: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    say(`Copied: ${what}${lacks}`);
  } catch {
    say('The browser lets nothing be copied here; select the text instead.', true);
  }
};

export const CopyButton = ({
  text,
  what,
  lacks = '',
}: {
  readonly text: () => string;
  readonly what: string;
  /** What is left out of it, as an end to what is said. */
  readonly lacks?: string;
}) => (
  <button type="button" class="button is-small" onClick={() => void copy(text(), what, lacks)}>
    <Icon name="copy" />
    {what}
  </button>
);

/** A text as it is, to be read and selected. */
export const Raw = ({ text, label }: { readonly text: string; readonly label: string }) => (
  // biome-ignore lint: a region that scrolls has to be reached by the keyboard
  <pre class="raw" tabIndex={0} role="region" aria-label={label}>
    {plain(text)}
  </pre>
);

/** A secret: dots until somebody asks. */
export const Secret = ({ value }: { readonly value: string }) => {
  const [isShown, setShown] = useState(false);
  return (
    <span class="secret">
      <code>{isShown ? value : '••••••••••••'}</code>
      <button type="button" class="link" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? 'Hide' : 'Show'}
      </button>
    </span>
  );
};

/** Names and values. */
export const Facts = ({ facts }: { readonly facts: readonly (readonly [string, ComponentChildren])[] }) => (
  <dl class="facts">
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{typeof value === 'string' ? plain(value) : value}</dd>
      </div>
    ))}
  </dl>
);

export const Panel = ({
  title,
  actions,
  children,
}: {
  readonly title: string;
  readonly actions?: ComponentChildren;
  readonly children: ComponentChildren;
}) => (
  <section class="panel" aria-label={title}>
    <header class="panel-head">
      <h2>{plain(title)}</h2>
      {actions && <div class="actions">{actions}</div>}
    </header>
    {children}
  </section>
);

/** What is looked at: the tab is called so, too. */
export const ViewHead = ({
  title,
  about,
  children,
}: {
  readonly title: string;
  readonly about?: ComponentChildren;
  readonly children?: ComponentChildren;
}) => {
  useEffect(() => {
    document.title = `${plain(title)} · Vid Studio`;
  }, [title]);
  return (
    <header class="view-head">
      <div class="view-title">
        <h1>{plain(title)}</h1>
        {about && <p>{about}</p>}
      </div>
      {children && <div class="actions">{children}</div>}
    </header>
  );
};
