/** Failures on demand: which requests meet them, and what comes of these. */
import { useState } from 'preact/hooks';
import { call, get } from '../../data/api';
import { plural } from '../../data/format';
import { ofKind, useLive } from '../../data/live';
import type { Fault } from '../../data/shapes';
import { trying } from '../../parts/announce';
import { Empty, Panel, Problem } from '../../parts/small';

/** What a fault may do, as a choice. */
const EFFECTS = {
  '500': { name: 'answers 500', effect: { status: 500 } },
  '503': { name: 'answers 503', effect: { status: 503 } },
  '429': {
    name: 'answers 429',
    effect: { status: 429, body: { error: 'Slow down.', code: 'RATE_LIMITED', retryAfter: 2 } },
  },
  before: { name: 'is cut before it is handled', effect: { drop: 'before' } },
  after: { name: 'is handled, and its answer lost', effect: { drop: 'after' } },
  delay: { name: 'waits for 3 s', effect: { delay_ms: 3000 } },
  malformed: { name: 'answers with broken JSON', effect: { malformed: true } },
} as const;
type EffectName = keyof typeof EFFECTS;

const METHODS = ['any method', 'GET', 'POST', 'PATCH', 'DELETE'];

const FaultForm = () => {
  const [method, setMethod] = useState('any method');
  const [path, setPath] = useState('/v1/*');
  const [effect, setEffect] = useState<EffectName>('500');
  const [times, setTimes] = useState('1');
  const submit = (event: Event): void => {
    event.preventDefault();
    const body = {
      match: { ...(method === 'any method' ? {} : { method }), ...(path.trim() === '' ? {} : { path: path.trim() }) },
      effect: EFFECTS[effect].effect,
      ...(times.trim() === '' ? {} : { times: Number(times) }),
    };
    void trying(() => call('POST', '/faults', { body }), 'The next request of that kind meets it');
  };
  return (
    <form class="inline-form" onSubmit={submit} data-testid="fault-form">
      <select
        class="input"
        aria-label="Method"
        value={method}
        onChange={(event) => setMethod(event.currentTarget.value)}
      >
        {METHODS.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <input
        class="input"
        aria-label="Path; * stands for anything"
        value={path}
        onInput={(event) => setPath(event.currentTarget.value)}
      />
      <select
        class="input"
        aria-label="What happens"
        value={effect}
        onChange={(event) => setEffect(event.currentTarget.value as EffectName)}
      >
        {(Object.keys(EFFECTS) as EffectName[]).map((name) => (
          <option key={name} value={name}>
            {EFFECTS[name].name}
          </option>
        ))}
      </select>
      <input
        class="input is-short number"
        inputMode="numeric"
        aria-label="How often; empty is always"
        placeholder="always"
        value={times}
        onInput={(event) => setTimes(event.currentTarget.value)}
      />
      <button type="submit" class="button is-primary" data-testid="fault-add">
        Add the fault
      </button>
    </form>
  );
};

export const FaultsPanel = () => {
  const { value: faults, error } = useLive(
    'faults',
    async (signal) => (await get<{ readonly faults: readonly Fault[] }>('/faults', signal)).faults,
    ofKind('fault', 'request'),
  );
  const clear = (
    <button
      type="button"
      class="button is-small"
      data-testid="fault-clear"
      disabled={!faults?.length}
      onClick={() => void trying(() => call('DELETE', '/faults'), 'All faults are gone')}
    >
      Remove all
    </button>
  );
  return (
    <Panel title="Faults" actions={clear}>
      <FaultForm />
      <Problem error={error} />
      {faults?.length === 0 && (
        <Empty title="Every request is answered as it should be">
          <p>Add a fault to see what your program does when the service fails. Studio itself meets none.</p>
        </Empty>
      )}
      <ul class="plain">
        {faults?.map((fault) => (
          <li key={fault.id} class="line" data-testid="fault-row">
            <code>{`${fault.match.method ?? 'any method'} ${fault.match.path ?? 'any path'}`}</code>
            <span class="ellipsis">{JSON.stringify(fault.effect)}</span>
            <small>{fault.times === undefined ? 'always' : plural(fault.times, 'time')}</small>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
