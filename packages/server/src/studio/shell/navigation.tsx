/** Where one can go, whose things are shown, and how the server and the stream of changes are. */
import { useState } from 'preact/hooks';
import { nameOf, useAccounts } from '../data/accounts';
import { addressOf, type Place, VIEWS } from '../data/router';
import { type Connection, useConnection } from '../data/stream';
import { currentTheme, toggleTheme } from '../data/theme';
import { Icon } from '../parts/icon';
import { ClockLine } from './clock-line';
import { TITLES } from './titles';

const CONNECTIONS: Readonly<Record<Connection, string>> = {
  live: 'Live',
  waiting: 'Reconnecting…',
  hidden: 'Paused',
};

const AccountSwitcher = () => {
  const { all, chosen, choose } = useAccounts();
  return (
    <label class="switcher">
      <span class="sr-only">Account</span>
      <select
        data-testid="account-switcher"
        value={chosen?.user_id ?? ''}
        onChange={(event) => choose(event.currentTarget.value === '' ? undefined : event.currentTarget.value)}
      >
        <option value="">All accounts</option>
        {all.map((account) => (
          <option key={account.user_id} value={account.user_id}>
            {`${nameOf(account)} · ${account.plan}${account.suspended ? ', suspended' : ''}`}
          </option>
        ))}
      </select>
    </label>
  );
};

const ThemeToggle = () => {
  const [theme, setTheme] = useState(currentTheme);
  return (
    <button
      type="button"
      class="button is-quiet"
      data-testid="theme-toggle"
      aria-label={theme === 'dark' ? 'Switch to light' : 'Switch to dark'}
      onClick={() => setTheme(toggleTheme())}
    >
      <Icon name="theme" />
    </button>
  );
};

export const Navigation = ({ view, onPalette }: { readonly view: Place['view']; readonly onPalette: () => void }) => {
  const connection = useConnection();
  const current = view === 'deliveries' ? 'webhooks' : view;
  return (
    <div class="side">
      <div class="brand">
        <svg class="brand-mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
          <rect width="32" height="32" rx="8" fill="#5746d8" />
          <path d="M12.5 9.5v13l10-6.5z" fill="#fff" stroke="#fff" stroke-width="2" stroke-linejoin="round" />
        </svg>
        <span class="brand-name">Vid Studio</span>
        <span class={`connection is-${connection}`} data-testid="connection" role="status">
          {CONNECTIONS[connection]}
        </span>
      </div>
      <AccountSwitcher />
      <button type="button" class="search-button" onClick={onPalette} data-testid="palette-open">
        <Icon name="search" />
        <span>Go to, or do…</span>
        <kbd>Ctrl K</kbd>
      </button>
      <nav aria-label="Views">
        {VIEWS.map((name) => (
          <a
            key={name}
            href={addressOf(name)}
            data-testid={`nav-${name}`}
            aria-current={name === current ? 'page' : undefined}
          >
            <Icon name={name} />
            <span>{TITLES[name]}</span>
          </a>
        ))}
      </nav>
      <div class="side-foot">
        <ClockLine />
        <ThemeToggle />
      </div>
    </div>
  );
};
