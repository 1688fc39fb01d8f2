/** The page: where one can go on its side, what one looks at in the middle. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Accounts, AccountsContext } from '../data/accounts';
import { call, get } from '../data/api';
import { ofKind, useLive } from '../data/live';
import { goTo, type Place, usePlace, VIEWS } from '../data/router';
import type { Account, Job } from '../data/shapes';
import { toggleTheme } from '../data/theme';
import { Announcements, trying } from '../parts/announce';
import { ComposeView } from '../views/compose/compose-view';
import { ControlsView } from '../views/controls/controls-view';
import { CreditsView } from '../views/credits/credits-view';
import { JobView } from '../views/renders/job-view';
import { RendersView } from '../views/renders/renders-view';
import { RequestsView } from '../views/requests/requests-view';
import { DeliveryView } from '../views/webhooks/delivery-view';
import { WebhooksView } from '../views/webhooks/webhooks-view';
import { Navigation } from './navigation';
import { Nowhere } from './nowhere';
import { type Command, Palette } from './palette';
import { TITLES } from './titles';
import { Unlock } from './unlock';

const CHOSEN = 'vid-studio-account';
const Shown = ({ view, id }: Place) => {
  if (view === 'nowhere') return <Nowhere />;
  if (view === 'renders') return id === undefined ? <RendersView /> : <JobView key={id} id={id} />;
  if (view === 'deliveries' && id !== undefined) return <DeliveryView key={id} id={id} />;
  if (view === 'webhooks' || view === 'deliveries') return <WebhooksView key={id} hookId={id} />;
  if (view === 'requests') return <RequestsView id={id} />;
  if (view === 'credits') return <CreditsView />;
  return view === 'controls' ? <ControlsView /> : <ComposeView fromJob={id} />;
};

const useAllAccounts = (): Accounts & { readonly reload: () => void } => {
  const { value, reload } = useLive(
    'accounts',
    async (signal) => (await get<{ readonly accounts: readonly Account[] }>('/accounts', signal)).accounts,
    ofKind('account', 'ledger'),
  );
  const [userId, setUserId] = useState(() => localStorage.getItem(CHOSEN) ?? undefined);
  return useMemo(() => {
    const all = value ?? [];
    const choose = (next: string | undefined): void => {
      if (next === undefined) localStorage.removeItem(CHOSEN);
      else localStorage.setItem(CHOSEN, next);
      setUserId(next);
    };
    return { all, chosen: all.find((account) => account.user_id === userId), choose, reload };
  }, [value, userId]);
};

const advance = (seconds: number, what: string) => () =>
  void trying(() => call('POST', '/clock', { body: { advance_seconds: seconds } }), `The clock moved by ${what}`);

const commandsFor = (jobs: readonly Job[], accounts: Accounts): readonly Command[] => [
  ...VIEWS.map((view) => ({ name: `Go to ${TITLES[view]}`, run: () => goTo(view) })),
  { name: 'Make a webhook', run: () => goTo('webhooks', undefined, { new: 'yes' }) },
  {
    name: 'Remove all faults',
    run: () => void trying(() => call('DELETE', '/faults'), 'All faults are gone'),
  },
  { name: 'Move the clock by a minute', run: advance(60, 'a minute') },
  { name: 'Move the clock by an hour', run: advance(3600, 'an hour') },
  { name: 'Move the clock by a week', run: advance(7 * 86_400, 'a week') },
  { name: 'Switch between light and dark', run: toggleTheme },
  { name: 'Show all accounts', run: () => accounts.choose(undefined) },
  ...accounts.all.map((account) => ({
    name: `Show the account ${account.name ?? account.email ?? account.user_id}`,
    hint: account.plan,
    run: () => accounts.choose(account.user_id),
  })),
  ...jobs.map((job) => ({ name: job.title, hint: job.job_id, run: () => goTo('renders', job.job_id) })),
];

/** Calls back for Ctrl-K and Cmd-K, wherever the focus is. */
const usePaletteKey = (open: () => void): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
};

export const Studio = () => {
  const place = usePlace();
  const accounts = useAllAccounts();
  const [jobs, setJobs] = useState<readonly Job[] | undefined>();
  const [session, setSession] = useState(0);
  const asking = useRef<AbortController | undefined>(undefined);
  /** The palette looks for every word; the server for the longest. */
  const findJobs = (asked: string): void => {
    asking.current?.abort();
    asking.current = new AbortController();
    const [word = ''] = asked.split(/\s+/).toSorted((one, other) => other.length - one.length);
    const query = word === '' ? 'limit=50' : `search=${encodeURIComponent(word.slice(0, 200))}`;
    void get<{ readonly jobs: readonly Job[] }>(`/jobs?${query}`, asking.current.signal).then(
      (answer) => setJobs((open) => open && answer.jobs),
      () => undefined,
    );
  };
  const openPalette = (): void => {
    setJobs([]);
    findJobs('');
  };
  usePaletteKey(openPalette);

  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current && document.activeElement === document.body) document.getElementById('main')?.focus();
    isFirst.current = false;
  }, [place.view, place.id]);

  return (
    <AccountsContext.Provider value={accounts}>
      <a
        class="skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById('main')?.focus();
        }}
      >
        Skip to what is shown
      </a>
      <div class="shell">
        <Navigation view={place.view} onPalette={openPalette} />
        <main id="main" tabIndex={-1} key={session}>
          <Shown {...place} />
        </main>
      </div>
      {jobs !== undefined && (
        <Palette commands={commandsFor(jobs, accounts)} onAsk={findJobs} onClose={() => setJobs(undefined)} />
      )}
      <Unlock
        onUnlock={() => {
          accounts.reload();
          setSession(session + 1);
        }}
      />
      <Announcements />
    </AccountsContext.Provider>
  );
};
