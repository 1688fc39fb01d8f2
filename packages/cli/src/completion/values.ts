/**
 * Values that are known only when the Tab key is pressed: ids from the journal, the account and the local server, event names,
 * policies, profiles, and the choices of request flags. Whoever can't be asked within a second offers nothing.
 */
import { EVENT_NAMES, listPayloadMembers, listRequestFields, SUBSCRIBABLE_EVENTS } from '@vid/sdk/contract';
import { FRAMEWORKS } from '../init/framework';
import { loadServerProgram } from '../load-server';
import { readProfiles } from '../profiles';
import { listRenders } from '../render-list';
import { adminCall } from '../server/admin-call';
import type { Session } from '../session';
import { timeLimit } from '../time-limit';
import { isEventName } from '../webhook/sample-payload';
import type { Candidate, Place } from './complete';

type Source = (session: Session, place: Place) => readonly Candidate[] | Promise<readonly Candidate[]>;

const IMPATIENT_MS = 1000;

const plain = (values: readonly string[]): readonly Candidate[] => values.map((value) => ({ value }));
const fixed =
  (...values: readonly string[]): Source =>
  () =>
    plain(values);

const jobs: Source = async ({ settings }) =>
  (await listRenders({ note: () => undefined }, settings))
    .flatMap(({ job_id: id, local, title, state }) =>
      id === null || local ? [] : [{ value: id, about: `${title} (${state})` }],
    )
    .reverse();

const hooks: Source = async (session) => {
  const client = await session.client();
  const { hooks: all } = await client.webhooks.list({ timeoutMs: IMPATIENT_MS, maxRetries: 0 });
  return all.map(({ id, event, webhook_url: url }) => ({ value: String(id), about: `${event} ${url}` }));
};

/** Completes the last part of a list with commas. */
const several =
  (values: readonly string[]): Source =>
  (_session, { typed }) => {
    const before = typed.slice(0, typed.lastIndexOf(',') + 1);
    const taken = before.split(',');
    return plain(values.filter((value) => !taken.includes(value)).map((value) => `${before}${value}`));
  };

/** Members of the payload of the event that was named before, ready for their value. */
const members: Source = (_session, { given: [event = ''] }) =>
  isEventName(event) ? plain(listPayloadMembers(event).map(({ name }) => `${name}=`)) : [];

const ask = async (session: Session, path: string): Promise<Record<string, readonly Record<string, unknown>[]>> =>
  (await adminCall(session, path, { signal: timeLimit(IMPATIENT_MS) })) as never;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const accounts: Source = async (session) =>
  ((await ask(session, 'accounts'))['accounts'] ?? []).map((account) => ({
    value: text(account['user_id']),
    about: text(account['email']),
  }));

const deliveries: Source = async (session) =>
  ((await ask(session, 'deliveries'))['deliveries'] ?? []).map((delivery) => ({
    value: text(delivery['delivery_id']),
    about: `${text(delivery['event'])} ${text(delivery['status'])}`,
  }));

const policies: Source = async () => {
  const { SERVER_POLICIES } = await loadServerProgram();
  return SERVER_POLICIES.flatMap(({ name, values }) => values.map((value) => ({ value: `${name}=${value}` })));
};

const all =
  (...sources: readonly Source[]): Source =>
  async (session, place) =>
    (await Promise.all(sources.map(async (source) => source(session, place)))).flat();

const profiles: Source = ({ settings }) => plain(Object.keys(readProfiles(settings.configDir.value)));

/** By flag, or by command and argument. */
const SOURCES: Readonly<Record<string, Source>> = {
  '--profile': profiles,
  '--active': fixed('true', 'false'),
  '--register': several(SUBSCRIBABLE_EVENTS),
  '--account': accounts,
  '--hook': hooks,
  '--drop': fixed('before', 'after'),
  '--method': fixed('GET', 'POST', 'PATCH', 'DELETE'),
  '--policy': policies,
  '--set': members,
  'server fault add --duplicate-header': fixed('content-type', 'retry-after'),
  'server fault add --content-type': fixed('application/json', 'text/html', 'text/plain'),
  'hooks create --event': fixed(...SUBSCRIBABLE_EVENTS),
  'webhook sign --event': fixed(...EVENT_NAMES),
  'server deliveries --status': fixed('pending', 'delivered', 'failed', 'dropped'),
  'init --framework': fixed(...FRAMEWORKS),
  'server start --renderer': fixed('ffmpeg', 'instant'),
  'server start --log-level': fixed('debug', 'info', 'warn', 'error', 'silent'),
  'job get id': jobs,
  'job watch id': jobs,
  'job download id': jobs,
  'job settle job-id': jobs,
  'hooks update id': hooks,
  'hooks delete id': hooks,
  'hooks test id': hooks,
  'webhook trigger event': fixed(...EVENT_NAMES),
  'server events event': fixed(...EVENT_NAMES),
  'server deliveries id': deliveries,
  'server why id': all(jobs, deliveries),
  'server policy assignments': policies,
};

/** The choices of a request flag, from the contract. */
const requestValues = (flag: string): readonly Candidate[] => {
  const field = listRequestFields().find(({ name }) => `--${name.replaceAll('_', '-')}` === flag);
  if (field?.type === 'boolean') return plain(['true', 'false']);
  return plain(field?.values ?? []);
};

/** The values of a place. */
export const valuesAt = async (session: Session, place: Place): Promise<readonly Candidate[]> => {
  const source = SOURCES[`${place.command} ${place.name}`] ?? SOURCES[place.name];
  if (source === undefined) return place.command === 'render' ? requestValues(place.name) : [];
  try {
    return await source(session, place);
  } catch {
    return [];
  }
};
