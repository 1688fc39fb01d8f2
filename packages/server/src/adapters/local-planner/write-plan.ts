/** From a request to a finished plan, step by step: read, measure, assign, write, time, narrate, review. Pure. */
import { LIMITS, PRODUCT_FORMATS } from '@vid/sdk/contract';
import type { Plan, PlannedScene, PlanRequest } from '../../ports/planner';
import { chooseActs } from './direction/choose-acts';
import { primaryLanguage } from './languages/languages';
import {
  hardWrap,
  leastSecondsToSay,
  secondsToRead,
  secondsToReadAgain,
  secondsToSay,
  visibleWords,
} from './reading/measure';
import { type Reading, readBrief } from './reading/read-brief';
import { slotsOf } from './reading/slots';
import { type Assigned, assign } from './structure/assign';
import { leastSecondsOf } from './structure/briefly';
import { type Completed, complete } from './structure/complete';
import { type Material, measureMaterial } from './structure/material';
import { storyOf } from './structure/structures';
import { roundedUp, shareSeconds } from './structure/timing';
import { accountOf } from './writing/account';
import type { Copy } from './writing/copy';
import { joinFacts } from './writing/join-facts';
import { ledTo } from './writing/leads';
import { withMissed } from './writing/missed';
import { nameToSay, withArticle } from './writing/name-to-say';
import { narrate } from './writing/narrate';
import { mainText, type Spoken, spokenText } from './writing/narration';
import { sceneTypeOf, writePicture } from './writing/pictures';
import { quotedAsTyped } from './writing/quoted-as-typed';
import { review } from './writing/review';
import { writeTitle } from './writing/title';
import { writeCaption, writeCopy } from './writing/write-copy';

const withinLimit = (prompt: string): string => {
  const whole = hardWrap(prompt, LIMITS.scenePrompt.max)[0] ?? '';
  return whole.trim() === '' ? '…' : whole;
};

/** The whole thought that the video opens with, even if the opening shows a part of it. */
const openingOf = (scene: Assigned | undefined, { thoughts }: Reading): string => {
  const opening = scene?.thought;
  if (opening === undefined) return '';
  if (opening.parts !== undefined) return opening.parts[0] ?? '';
  const whole =
    thoughts.find(
      ({ text }) => text.startsWith(opening.text) && !/^\s?[.:;!?–—]/u.test(text.slice(opening.text.length)),
    ) ?? opening;
  return (
    whole.quotation?.words ?? (whole.list?.bullets === true && whole.list.lead !== '' ? whole.list.lead : whole.text)
  );
};

/**
 * What was said before is shown again but not said again; only after a long silence does the last scene speak. Faces
 * always speak.
 */
const quietScenes = (scenes: readonly Assigned[], request: PlanRequest): ReadonlySet<number> => {
  const talks = ({ slot }: Assigned): boolean => ['s2v', 'walk_talk'].includes(sceneTypeOf(slot.look, request));
  const again = scenes.flatMap((scene, at) => (scene.again && !talks(scene) ? [at] : []));
  return new Set(again.length > 2 ? again.filter((at) => scenes[at]?.closing !== true) : again);
};

/** Seconds after which the last card of an advert has been read, whatever time is left over. */
const CALM_END = 6;

/** Fewer words are no opening: the number of a product. */
const LEAST_OPENING = 4;

/** The brief as it is filled, cut to the length: no line of a bank takes the time of what the brief says. */
const prepared = (
  request: PlanRequest,
  kind: 'ad' | 'training',
): { readonly brief: Reading; readonly completed: Completed; readonly material: Material; readonly name: string } => {
  const brief = readBrief(request);
  const named = nameToSay(brief.brand ?? '', brief.lexicon);
  const name = named === '' || brief.language !== 'fr' ? named : withArticle(named, request.brief);
  const filled = (mayOpen: boolean): ReturnType<typeof prepared> => {
    const completed = complete(brief, request, mayOpen);
    return { brief, completed, name, material: measureMaterial(completed.reading, request.durationSec, kind) };
  };
  const opened = filled(true);
  if (!opened.completed.opens || opened.material.leftOut.length === 0) return opened;
  const bare = filled(false);
  const opening = bare.material.reading.thoughts[0]?.text ?? '';
  const saysMore = bare.material.leftOut.length < opened.material.leftOut.length;
  return saysMore && visibleWords(opening) >= LEAST_OPENING ? bare : opened;
};

/** What a scene shows as text: its card, or the caption of its picture. */
const shownLines = (
  type: string,
  scene: Assigned,
  copy: Copy = { beat: 'title', lines: [] },
  reading: Reading,
): readonly string[] => (type === 'motion' ? copy.lines : [writeCaption(scene, copy, reading)]);

/** How much longer a card of what was taught is looked at with ease than it can just be. */
const RECALLING = 1.3;
const isRepeating = ({ thought }: Assigned): boolean =>
  thought?.kinds.has('recap') === true || thought?.kinds.has('check') === true;

/** What scenes need, and more where there is time for all of it. */
const withMore = (needs: readonly number[], more: readonly number[], seconds: number): readonly number[] => {
  const all = needs.map((need, at) => Math.max(need, more[at] ?? 0));
  return all.reduce((sum, need) => sum + roundedUp(need), 0) <= seconds ? all : needs;
};

/** "Notre restaurant recherche deux serveurs": a wage is no price, whatever the house sells. */
const namesVacancy = ({ brief, lexicon }: Reading): boolean =>
  lexicon.bank
    ?.names()
    .all(brief)
    .some(({ value }) => value.trade === 'jobs') === true;

/** All that scenes show and say. */
const toldBy = (scenes: readonly PlannedScene[]): string =>
  scenes.map(({ prompt, script = '' }) => `${prompt}\n${script}`).join('\n');

/** Writes the plan of a request. */
export const writePlan = (request: PlanRequest): Plan => {
  const kind = request.route === 'training' ? 'training' : request.kind;
  const { brief, completed, material, name } = prepared({ ...request, kind }, kind);
  const read = completed.reading;
  const { reading } = material;
  const assignment = assign(storyOf(request.route, kind), material, kind, request.durationSec);
  // Without a voice the seconds are for reading alone.
  const said = assignment.scenes.map((scene) => {
    if (!request.narrator) return '';
    // What the end shows once more takes no time from what is told.
    const extras = scene.extras.filter((extra) => reading.reminders?.includes(extra) !== true);
    return spokenText(scene.closing ? { ...scene, extras } : scene, reading);
  });
  const needs = assignment.scenes.map((scene, at) => {
    const { lines } = writeCopy(scene, reading, request);
    if (isRepeating(scene)) return Math.max(LIMITS.sceneDuration.min, RECALLING * secondsToReadAgain(lines));
    const seen = secondsToRead(lines);
    return Math.max(LIMITS.sceneDuration.min, seen, secondsToSay(said[at] ?? ''));
  });
  const mustsOf = (isWhole: boolean): readonly number[] =>
    assignment.scenes.map((scene) => {
      const { thought, closing } = scene;
      if (isRepeating(scene)) return secondsToReadAgain([thought?.list?.lead ?? '', ...(thought?.list?.items ?? [])]);
      if (!request.narrator) return LIMITS.sceneDuration.min;
      const whole = thought === undefined || thought === reading.call || isWhole;
      const facts = closing ? secondsToRead(scene.extras.map(({ text }) => text)) : 0;
      return whole ? leastSecondsToSay(mainText(scene, reading)) : Math.max(facts, leastSecondsOf(thought, reading));
    });
  const wholly = mustsOf(kind === 'training');
  // A lesson that has no time for that says its rules in short.
  const isTight = kind === 'training' && wholly.reduce((sum, must) => sum + roundedUp(must), 0) > request.durationSec;
  const musts = isTight ? mustsOf(false) : wholly;
  // What leads to a fact takes no time from what is told.
  const leads = assignment.scenes.map(({ thought }, at) =>
    at === 0 || thought === undefined || !request.narrator ? 0 : secondsToSay(ledTo(thought, reading)?.text ?? ''),
  );
  const end = kind === 'ad' ? CALM_END : LIMITS.sceneDuration.max;
  const durations = shareSeconds(request.durationSec, withMore(needs, leads, request.durationSec), musts, end);
  const shown = assignment.scenes.map((scene, at) => writeCopy(scene, reading, request, durations[at]));
  const copies = joinFacts(assignment, shown, durations, reading);
  const quiet = quietScenes(assignment.scenes, request);
  const types = assignment.scenes.map(({ slot }) => sceneTypeOf(slot.look, request));
  const spoken = narrate(
    {
      scenes: assignment.scenes,
      cards: assignment.scenes.map((scene, at) => shownLines(types[at] ?? 'motion', scene, copies[at], reading)),
      durations,
      leftOut: [...assignment.leftOut, ...material.leftOut],
      spare: completed.spare,
      ...(name === '' ? {} : { name }),
      isMood: completed.mood !== undefined,
      hires: kind === 'ad' && (completed.trade === 'jobs' || namesVacancy(brief)),
      // A picture's words are those of its voice.
      whole: new Set(types.flatMap((type, at) => (kind === 'training' || type !== 'motion' ? [at] : []))),
      quiet,
      seed: request.seed,
    },
    reading,
  );
  const pictures = new Map<string, number>();
  const planned = assignment.scenes.map((scene, at): PlannedScene => {
    const copy = copies[at] ?? { beat: 'title', lines: [] };
    const { slot } = scene;
    const type = types[at] ?? 'motion';
    const nth = pictures.get(type) ?? 0;
    pictures.set(type, nth + 1);
    const script = request.narrator ? (spoken[at]?.text ?? '') : '';
    const isPicture = type !== 'motion' && type !== 'footage';
    return {
      type,
      prompt: withinLimit(
        isPicture
          ? writePicture(type, writeCaption(scene, copy, reading), request.category, nth)
          : copy.lines.join('\n'),
      ),
      ...(script === '' ? {} : { script }),
      role: slot.role,
      duration: durations[at] ?? LIMITS.sceneDuration.min,
      ...(isPicture ? {} : { motion: { beat: copy.beat } }),
    };
  });
  const sayable = (at: number): boolean => /[\p{L}\p{N}]/u.test(said[at] ?? '');
  const numbered = (test: (said: Spoken) => boolean): number[] =>
    request.narrator ? spoken.flatMap((said, at) => (test(said) && !quiet.has(at) && sayable(at) ? [at + 1] : [])) : [];
  const productFormat = (PRODUCT_FORMATS as readonly (string | undefined)[]).includes(request.route);
  return {
    ...(reading.language === primaryLanguage(request.language) ? {} : { language: reading.language }),
    title: writeTitle(request.title, reading.brand, openingOf(assignment.scenes[0], read), copies[0]?.lines[0] ?? ''),
    scenes: chooseActs(planned, {
      ...{ kind, language: reading.language, durationSec: request.durationSec },
      ...{ route: request.route, brief: brief.brief },
    }),
    notes: quotedAsTyped(
      withMissed(
        { brief: brief.brief, kind, reading: brief, slots: slotsOf(brief, brief.brief) },
        toldBy(planned),
        review(
          { ...request, kind },
          {
            assignment,
            reading,
            completed,
            untold: accountOf(toldBy(planned), read.language)(read.told),
            shortened: numbered(({ text, shortened }) => shortened && text !== ''),
            silent: numbered(({ text }) => text === ''),
          },
        ),
      ),
      request.brief,
      read.lexicon,
    ),
    ...(completed.trade === 'any' ? {} : { trade: completed.trade }),
    showsProduct:
      (productFormat && request.product !== 'switched-off') || planned.some(({ type }) => type === 'i2v_fast'),
  };
};
