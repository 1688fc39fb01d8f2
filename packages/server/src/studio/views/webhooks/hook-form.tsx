/** Makes a webhook. Its secret is shown this once, since the server tells it to nobody again. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { contract } from '../../contract';
import { nameOf, useAccounts } from '../../data/accounts';
import { call, messageOf } from '../../data/api';
import type { Hook } from '../../data/shapes';
import { say } from '../../parts/announce';
import { CopyButton, Panel, Problem } from '../../parts/small';

interface Made {
  readonly hook: Hook;
  readonly secret: string | null;
}

const MadeHook = ({ made, onDone }: { readonly made: Made; readonly onDone: () => void }) => {
  const done = useRef<HTMLButtonElement>(null);
  // Before anybody can press a key.
  useLayoutEffect(() => done.current?.focus(), []);
  return (
    <Panel title="The webhook listens">
      {made.secret === null ? (
        <p>One with this event and address was there already. It is on, and keeps its secret.</p>
      ) : (
        <>
          <p>Its secret signs every delivery. It is shown this once: put it where your receiver finds it.</p>
          <p class="actions">
            <code class="made-secret" data-testid="hook-secret">
              {made.secret}
            </code>
            <CopyButton what="Secret" text={() => made.secret ?? ''} />
          </p>
        </>
      )}
      <p class="actions">
        <button ref={done} type="button" class="button" onClick={onDone}>
          Done
        </button>
      </p>
    </Panel>
  );
};

export const HookForm = ({ onDone }: { readonly onDone: () => void }) => {
  const { all, chosen } = useAccounts();
  const first = useRef<HTMLInputElement>(null);
  const [userId, setUserId] = useState(chosen?.user_id ?? all[0]?.user_id ?? '');
  const [event, setEvent] = useState('video.completed');
  const [url, setUrl] = useState('');
  const [description, setDescription] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [made, setMade] = useState<Made | undefined>();
  useLayoutEffect(() => first.current?.focus(), []);
  if (made !== undefined) return <MadeHook made={made} onDone={onDone} />;
  const submit = async (submitted: Event): Promise<void> => {
    submitted.preventDefault();
    setError(undefined);
    const about = description.trim() === '' ? {} : { description: description.trim() };
    const body = { event, webhook_url: url.trim(), ...about };
    try {
      setMade(await call<Made>('POST', `/accounts/${encodeURIComponent(userId)}/hooks`, { body }));
      say('The webhook was made');
    } catch (failure) {
      setError(messageOf(failure));
      first.current?.focus();
    }
  };
  return (
    <Panel title="New webhook">
      <form class="stack" data-testid="hook-form" onSubmit={(submitted) => void submit(submitted)}>
        <div class="hook-fields">
          <label class="field is-whole">
            <span>Address</span>
            <input
              ref={first}
              class="input"
              name="webhook_url"
              type="text"
              inputMode="url"
              autocomplete="off"
              spellcheck={false}
              placeholder="https://example.com/hooks/vid"
              aria-invalid={error !== undefined}
              value={url}
              onInput={({ currentTarget }) => setUrl(currentTarget.value)}
            />
          </label>
          <label class="field">
            <span>Event</span>
            <select class="input" name="event" value={event} onChange={(chose) => setEvent(chose.currentTarget.value)}>
              {contract.events.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
          {all.length > 1 && (
            <label class="field">
              <span>Account</span>
              <select class="input" value={userId} onChange={(chose) => setUserId(chose.currentTarget.value)}>
                {all.map((account) => (
                  <option key={account.user_id} value={account.user_id}>
                    {nameOf(account)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <label class="field">
            <span>Description, if you like</span>
            <input
              class="input"
              name="description"
              dir="auto"
              type="text"
              value={description}
              onInput={({ currentTarget }) => setDescription(currentTarget.value)}
            />
          </label>
        </div>
        <Problem error={error} />
        <p class="actions">
          <button type="submit" class="button is-primary" disabled={url.trim() === ''}>
            Make the webhook
          </button>
          <button type="button" class="button" onClick={onDone}>
            Cancel
          </button>
          <small>One on this machine needs a server that was started with --allow-private-network.</small>
        </p>
      </form>
    </Panel>
  );
};
