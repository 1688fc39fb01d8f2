/**
 * What each process of a shared state is told by itself, and what goes wrong where two were told differently: deliveries that one
 * of them refuses, keys that one of them forgets for all, two prices, films that depend on who makes them. Files are compared by whether there
 * are any, since each machine has its own paths; secrets are not in it.
 */
import type { OtherProcess } from '../adapters/postgres/claim-place';
import type { Settled } from '../options';

type ToldSettings = Readonly<Record<string, string>>;

export interface Difference {
  readonly what: string;
  readonly here: string;
  readonly there: string;
}

const NONE = 'none';
const given = (value: unknown): string => (value === undefined ? NONE : 'given');
/** Programs and voices of a machine that are told by its environment. */
const OWN_PROGRAMS = ['VID_IMAGE_COMMAND', 'VID_VOICE_COMMAND', 'VID_PIPER_VOICES', 'VID_PICO_VOICES'] as const;

const each = (what: string, values: object): ToldSettings =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      `${what}.${name}`,
      typeof value === 'string' ? value : JSON.stringify(value ?? null),
    ]),
  );

/** What a process does that has this role depends on these alone. */
const ofAnswers = ({ planner, artifacts }: Settled): ToldSettings => ({
  ...(artifacts?.kind === 's3' ? { 's3-links': artifacts.links } : {}),
  planner: planner === undefined ? NONE : new URL(planner.base).host,
});
const ofFilms = ({ renderer, artwork, captionStyle, music }: Settled, env: NodeJS.ProcessEnv): ToldSettings => ({
  renderer,
  artwork: given(artwork),
  'caption-style': captionStyle ?? 'by the route',
  music: given(music),
  ...Object.fromEntries(OWN_PROGRAMS.map((name) => [name, given(env[name] || undefined)])),
});

export const toldSettings = (options: Settled, env: NodeJS.ProcessEnv = process.env): string =>
  JSON.stringify({
    'public-url': options.publicUrl ?? NONE,
    'allow-private-network': String(options.privateNetwork),
    'lease-seconds': String(options.leaseMs / 1000),
    ...each('pricing', options.pricing),
    ...each('limits', options.limits),
    ...each('policies', options.policies),
    ...each('retention', options.retention),
    ...(options.role === 'worker' ? {} : ofAnswers(options)),
    ...(options.role === 'api' ? {} : ofFilms(options, env)),
  } satisfies ToldSettings);

const read = (told: string | null): ToldSettings => (told === null ? {} : (JSON.parse(told) as ToldSettings));

/** Each setting in which some other process differs, once; what one of both has nothing to do with is left out. */
export const differencesOf = (mine: string, others: readonly OtherProcess[]): readonly Difference[] => {
  const found = new Map<string, Difference>();
  for (const { told } of others) {
    const theirs = read(told);
    for (const [what, here] of Object.entries(read(mine))) {
      const there = theirs[what];
      if (there !== undefined && there !== here && !found.has(what)) found.set(what, { what, here, there });
    }
  }
  return [...found.values()];
};
