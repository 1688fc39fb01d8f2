/** A state as it is handed on: what making a video took on this machine stays here, so that the same requests give the same bytes. */
import type { StoreDump } from '../ports/store';

const LOCAL = ['timings', 'planned_ms'];

const without = (json: unknown): unknown => {
  if (typeof json !== 'string' || !LOCAL.some((name) => json.includes(`"${name}"`))) return json;
  const facts = JSON.parse(json) as Record<string, unknown>;
  return JSON.stringify(Object.fromEntries(Object.entries(facts).filter(([name]) => !LOCAL.includes(name))));
};

export const withoutRealTime = ({ tables, version }: StoreDump): StoreDump => ({
  version,
  tables: {
    ...tables,
    jobs: (tables.jobs ?? []).map((row) => ({ ...row, video: without(row.video), plan: without(row.plan) })),
  },
});
