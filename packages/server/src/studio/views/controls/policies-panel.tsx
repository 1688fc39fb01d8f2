/** What the specification leaves open, and what this server does there. */
import { useState } from 'preact/hooks';
import { contract } from '../../contract';
import { call, get } from '../../data/api';
import { ofKind, useLive } from '../../data/live';
import { trying } from '../../parts/announce';
import { Panel, Problem } from '../../parts/small';

const NAMES = Object.keys(contract.policies);

const PolicyRow = ({ name, value }: { readonly name: string; readonly value: string }) => {
  const { values = [], about = '' } = contract.policies[name] ?? {};
  const isOwn = value !== values[0];
  return (
    <li class={isOwn ? 'policy is-own' : 'policy'} data-testid="policy-row">
      <span class="policy-name">
        <code>{name}</code>
        <small>{about}</small>
      </span>
      <select
        class="input"
        aria-label={name}
        value={value}
        onChange={(event) => {
          const next = event.currentTarget.value;
          void trying(() => call('PATCH', '/policies', { body: { [name]: next } }), `${name} is ${next}`);
        }}
      >
        {values.map((one, index) => (
          <option key={one} value={one}>
            {index === 0 ? `${one} (default)` : one}
          </option>
        ))}
      </select>
    </li>
  );
};

export const PoliciesPanel = () => {
  const [asked, setAsked] = useState('');
  const { value: policies, error } = useLive(
    'policies',
    async (signal) =>
      (await get<{ readonly policies: Readonly<Record<string, string>> }>('/policies', signal)).policies,
    ofKind('policy'),
  );
  const shown = NAMES.filter((name) =>
    `${name} ${contract.policies[name]?.about ?? ''}`.toLowerCase().includes(asked.toLowerCase()),
  );
  return (
    <Panel
      title="Policies"
      actions={
        <input
          class="input"
          type="search"
          placeholder="Search policies"
          aria-label="Search policies"
          value={asked}
          onInput={(event) => setAsked(event.currentTarget.value)}
        />
      }
    >
      <Problem error={error} />
      {policies && (
        <ul class="policies">
          {shown.map((name) => (
            <PolicyRow key={name} name={name} value={policies[name] ?? ''} />
          ))}
        </ul>
      )}
    </Panel>
  );
};
