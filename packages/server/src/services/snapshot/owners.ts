/** What rows of a snapshot say of accounts and webhooks: whose they are, how much they keep, and whether they listen still. */
import { LIMITS } from '@vid/sdk/contract';
import type { Judging } from './judging';
import type { Rows } from './rows';

/** Accounts by the id of what is theirs. */
function* accountsBy<R extends { readonly user_id: string }>(
  rows: readonly R[],
  idOf: (row: R) => string,
): Generator<undefined, ReadonlyMap<string, string>> {
  const owners = new Map<string, string>();
  for (const row of rows) {
    yield undefined;
    owners.set(idOf(row), row.user_id);
  }
  return owners;
}

function* wrongOwners({ jobs, hooks, events, deliveries }: Rows): Judging {
  const ofJob = yield* accountsBy(jobs, (row) => row.job_id);
  const ofHook = yield* accountsBy(hooks, (row) => row.id);
  const ofEvent = yield* accountsBy(events, (row) => row.event_id);
  const differs = (owner: string | undefined, user: string): boolean => owner !== undefined && owner !== user;
  for (const [index, { user_id: user, job_id: job }] of events.entries())
    yield differs(ofJob.get(job ?? ''), user)
      ? { path: `store.tables.events.${index}.job_id`, message: "names another account's job" }
      : undefined;
  for (const [index, row] of deliveries.entries())
    yield differs(ofEvent.get(row.event_id), row.user_id) || differs(ofHook.get(row.hook_id), row.user_id)
      ? { path: `store.tables.deliveries.${index}.user_id`, message: 'is not the account of its event and webhook' }
      : undefined;
}

function* wrongHooks({ hooks }: Rows): Judging {
  for (const [index, { active, failure_count: failures }] of hooks.entries())
    yield active === 1 && failures >= LIMITS.hookFailures
      ? {
          path: `store.tables.hooks.${index}.failure_count`,
          message: `is ${failures}, but ${LIMITS.hookFailures} failures in a row switch a webhook off, and it is active`,
        }
      : undefined;
}

function* wrongStorage({ accounts, jobs }: Rows): Judging {
  const kept = new Map<string, number>();
  for (const { user_id: user, video } of jobs) {
    yield undefined;
    if (video === null) continue;
    const { bytes } = JSON.parse(video) as { readonly bytes: number };
    kept.set(user, (kept.get(user) ?? 0) + bytes);
  }
  for (const [index, { user_id: user, stored_bytes: stored }] of accounts.entries()) {
    const sum = kept.get(user) ?? 0;
    yield stored === sum
      ? undefined
      : { path: `store.tables.accounts.${index}.stored_bytes`, message: `is ${stored}, its videos have ${sum} bytes` };
  }
}

export function* ownerProblems(rows: Rows): Judging {
  for (const look of [wrongOwners, wrongHooks, wrongStorage]) yield* look(rows);
}
