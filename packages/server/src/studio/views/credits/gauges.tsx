/** How much of each limit is used, and when there is room again. */
import { useEffect } from 'preact/hooks';
import { get } from '../../data/api';
import { bytes, count, span } from '../../data/format';
import { useLive } from '../../data/live';
import type { Usage } from '../../data/shapes';
import { Panel, Problem } from '../../parts/small';
import { useServerTime } from '../../shell/clock-line';

const NAMES: Readonly<Record<string, string>> = {
  concurrent_renders: 'Renders at once',
  monthly_credits: 'Credits this month',
  storage_bytes: 'Storage',
  render_rate: 'Renders',
  total_rate: 'Renders, with those of the application',
  hook_rate: 'New webhooks',
};

const amount = (name: string, value: number): string => (name === 'storage_bytes' ? bytes(value) : count(value));

/** Limits with several windows stand together. */
const grouped = (usage: readonly Usage[]): readonly (readonly [string, readonly Usage[]])[] => {
  const groups = new Map<string, readonly Usage[]>();
  for (const one of usage) {
    const [limit = ''] = one.name.split('.');
    groups.set(limit, [...(groups.get(limit) ?? []), one]);
  }
  return [...groups];
};

const Gauge = ({ usage, now }: { readonly usage: Usage; readonly now: number | undefined }) => {
  const { name, used, limit, resets_at: resets } = usage;
  const [group = '', window] = name.split('.');
  const share = limit === null ? 0 : limit === 0 ? 1 : Math.min(1, used / limit);
  const left = resets === null || now === undefined ? undefined : Math.max(0, Date.parse(resets) - now);
  const told = `${amount(name, used)} / ${limit === null ? '∞' : amount(name, limit)}`;
  return (
    <li class={share >= 1 ? 'gauge is-full' : share >= 0.8 ? 'gauge is-near' : 'gauge'} data-testid="gauge">
      <span class="gauge-figures">
        <span class="number">{told}</span>
        <small>{window ?? ''}</small>
      </span>
      <meter aria-label={`${NAMES[group] ?? group} ${window ?? ''}`} min={0} max={1} value={share} />
      {left !== undefined && <small class="number">{`resets in ${span(left)}`}</small>}
    </li>
  );
};

export const Gauges = ({ userId }: { readonly userId: string }) => {
  const time = useServerTime();
  const minute = time === undefined ? 0 : Math.floor(time.now / 60_000);
  const { value, error, reload } = useLive(
    `usage ${userId}`,
    async (signal) =>
      (await get<{ readonly usage: readonly Usage[] }>(`/accounts/${encodeURIComponent(userId)}/usage`, signal)).usage,
    ({ kind }) => ['account', 'ledger', 'job', 'clock', 'request'].includes(kind),
  );
  // Windows begin anew by themselves, and nobody tells.
  useEffect(reload, [minute]);
  return (
    <Panel title="Limits">
      <Problem error={error} />
      <div class="gauges">
        {grouped(value ?? []).map(([group, usages]) => (
          <div key={group} class="gauge-group">
            <h3>{NAMES[group] ?? group}</h3>
            <ul>
              {usages.map((usage) => (
                <Gauge key={usage.name} usage={usage} now={time?.now} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Panel>
  );
};
