/**
 * Which scenes of a plan are acted instead of set in type: two or three of a film, each in its own way, and only where the
 * lines hold what is shown. The route keeps its grammar: a page stays a page, and nobody's card is shown twice.
 */
import type { Route } from '@vid/sdk/contract';
import { ACT_NAMES, type ActName } from '../../../acting/act-names';
import { namesAnEvent } from '../../../acting/words/events';
import type { PlannedScene } from '../../../ports/planner';
import { ACT_WISHES } from './act-wishes';

export interface ActedFilm {
  readonly route: Route | undefined;
  readonly kind: 'ad' | 'training';
  readonly language: string;
  readonly durationSec: number;
  readonly brief: string;
}

/** Seconds of a film up to which it has so many acts at most. */
const MOST_ACTS = [
  [11, 1],
  [32, 2],
] as const;
const MOST = 3;

/** Routes that show one thing throughout, and what else fits in it; all acts where nothing is said. */
const FITTING: Partial<Record<Route, readonly ActName[]>> = {
  website: [],
  'app-demo': ['chat'],
  'stylized-world': ['map', 'calendar', 'ticket'],
  'film-advert': ['ticket', 'calendar', 'review'],
  unboxing: ['price-tag', 'receipt', 'review', 'checklist'],
  'frozen-frame': ['price-tag', 'ticket', 'calendar'],
};
/** What a route shows by itself already. */
const SHOWN: Partial<Record<Route, readonly ActName[]>> = { testimonial: ['review'], 'place-film': ['map'] };

/** Layouts that close a film or are its name. */
const KEPT: readonly unknown[] = ['cta', 'logo', 'comparison'];

const mostOf = (seconds: number): number => MOST_ACTS.find(([until]) => seconds <= until)?.[1] ?? MOST;

const isAllowed = (name: ActName, route: Route | undefined): boolean =>
  route === undefined || ((FITTING[route]?.includes(name) ?? true) && SHOWN[route]?.includes(name) !== true);

/** The lines of a scene as acts read them: what is quoted is known by its marks. */
const linesOf = ({ prompt, motion }: PlannedScene): readonly string[] => {
  const [first = '', ...rest] = prompt.split('\n');
  return [motion?.beat === 'quote' && !/^[“„«"「]/u.test(first) ? `“${first}”` : first, ...rest];
};

/** Characters of a question that can be asked again, in a bubble. */
const LONGEST_QUESTION = 60;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A scene that answers the question before it: both make a chat. What the brief neither asks nor answers is no talk with a customer. */
function answered(before: PlannedScene | undefined, scene: PlannedScene, brief: string): readonly string[] {
  const lines = linesOf(scene);
  const question = before?.type === 'motion' ? before.prompt.replaceAll('\n', ' ') : '';
  const asks = /[?？؟]$/u.test(question) && [...question].length <= LONGEST_QUESTION && brief.includes(plain(question));
  const answers = lines.every((line) => !/[?？؟]/u.test(line) && brief.includes(plain(line)));
  return asks && answers && lines.length <= 3 ? [question, ...lines] : lines;
}

interface Candidate {
  readonly at: number;
  readonly name: ActName;
  readonly worth: number;
  readonly lines: readonly string[];
}

export function chooseActs(scenes: readonly PlannedScene[], film: ActedFilm): readonly PlannedScene[] {
  const brief = plain(film.brief);
  const teaches = film.kind === 'training';
  const ofEvent = namesAnEvent(scenes.map(({ prompt }) => prompt).join('\n'));
  const candidates = scenes.flatMap((scene, at): Candidate[] => {
    const beat = scene.motion?.beat ?? '';
    const closes = at === scenes.length - 1 && !(teaches && beat === 'list');
    if (scene.type !== 'motion' || closes || KEPT.includes(beat)) return [];
    return ACT_NAMES.flatMap((name) => {
      const lines = name === 'chat' ? answered(scenes[at - 1], scene, brief) : linesOf(scene);
      const worth = isAllowed(name, film.route)
        ? ACT_WISHES[name]({ lines, beat, language: film.language, teaches, ofEvent })
        : undefined;
      return worth === undefined ? [] : [{ at, name, worth, lines }];
    });
  });
  const chosen: Candidate[] = [];
  for (const candidate of candidates.sort((one, other) => other.worth - one.worth || one.at - other.at)) {
    if (chosen.length === mostOf(film.durationSec)) break;
    if (chosen.every(({ at, name }) => at !== candidate.at && name !== candidate.name)) chosen.push(candidate);
  }
  return scenes.map((scene, index) => {
    const found = chosen.find(({ at }) => at === index);
    if (found === undefined) return scene;
    const own = linesOf(scene);
    // The question was a scene of its own: it is shown again, but no line of this one.
    const question = found.lines.length > own.length ? { question: found.lines[0] } : {};
    return { ...scene, prompt: own.join('\n'), motion: { ...scene.motion, beat: found.name, ...question } };
  });
}
