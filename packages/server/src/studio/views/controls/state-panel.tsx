/** The whole state: out as a file, in from one, and back to the beginning. */
import { useRef, useState } from 'preact/hooks';
import { call } from '../../data/api';
import { bytes } from '../../data/format';
import { trying } from '../../parts/announce';
import { Confirm } from '../../parts/dialog';
import { Panel } from '../../parts/small';

/** Beyond what the server itself takes as one body. */
const MAX_BYTES = 80 * 1024 ** 2;

const save = async (): Promise<void> => {
  const snapshot = await call('GET', '/snapshot');
  const url = URL.createObjectURL(new Blob([JSON.stringify(snapshot)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'vid-snapshot.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

const load = async (file: File): Promise<void> => {
  if (file.size > MAX_BYTES)
    throw new Error(`${file.name} has ${bytes(file.size)}; the server takes up to ${bytes(MAX_BYTES)}.`);
  await call('PUT', '/snapshot', { body: await file.text() });
};

export const StatePanel = () => {
  const input = useRef<HTMLInputElement>(null);
  const [asks, setAsks] = useState<'reset' | File | undefined>();
  const answer = (isYes: boolean): void => {
    const asked = asks;
    setAsks(undefined);
    if (input.current !== null) input.current.value = '';
    if (!isYes || asked === undefined) return;
    if (asked === 'reset') void trying(() => call('POST', '/reset'), 'The server is as on its first day');
    else void trying(() => load(asked), `${asked.name} was loaded`);
  };
  return (
    <Panel title="State">
      <p class="muted">
        A snapshot is everything that the server knows, videos included. The signing secrets of webhooks are readable in
        it: keep the file as you keep them.
      </p>
      <div class="actions">
        <button
          type="button"
          class="button"
          data-testid="snapshot-download"
          onClick={() => void trying(save, 'The snapshot was saved')}
        >
          Download a snapshot
        </button>
        <label class="button">
          Load a snapshot
          <input
            ref={input}
            class="sr-only"
            type="file"
            accept="application/json,.json"
            data-testid="snapshot-upload"
            onChange={(event) => setAsks(event.currentTarget.files?.[0])}
          />
        </label>
        <button type="button" class="button is-danger" data-testid="reset" onClick={() => setAsks('reset')}>
          Reset
        </button>
      </div>
      {asks !== undefined && (
        <Confirm
          question={
            asks === 'reset'
              ? 'Accounts, renders, webhooks, clock and policies go back to the beginning. This can’t be undone.'
              : `Everything is replaced by what ${asks.name} holds. This can’t be undone.`
          }
          action={asks === 'reset' ? 'Reset the server' : 'Replace the state'}
          onAnswer={answer}
        />
      )}
    </Panel>
  );
};
