/** Asks for the token of a server that wants one. It stays in this tab, and goes to this server only. */
import { useEffect, useState } from 'preact/hooks';
import { onLocked, setToken } from '../data/api';
import { reconnect } from '../data/stream';
import { Dialog } from '../parts/dialog';

export const Unlock = ({ onUnlock }: { readonly onUnlock: () => void }) => {
  const [why, setWhy] = useState<string | undefined>();
  const [token, setTyped] = useState('');
  useEffect(() => onLocked(setWhy), []);
  if (why === undefined) return null;
  const submit = (event: Event): void => {
    event.preventDefault();
    setToken(token.trim());
    setWhy(undefined);
    setTyped('');
    reconnect();
    onUnlock();
  };
  return (
    <Dialog label="Admin token" onClose={() => undefined} canLeave={false}>
      <form onSubmit={submit} class="stack">
        <h2>This server asks for its admin token</h2>
        <p class="muted">{why}</p>
        <label class="field">
          <span>Admin token</span>
          <input
            type="password"
            autocomplete="off"
            data-testid="admin-token"
            value={token}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <p class="muted">It is what the server was started with, as --admin-token. It is forgotten with this tab.</p>
        <div class="actions">
          <button type="submit" class="button is-primary" disabled={token.trim() === ''}>
            Open
          </button>
        </div>
      </form>
    </Dialog>
  );
};
