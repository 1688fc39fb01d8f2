/** From a request to a finished plan, step by step: read, measure, assign, write, time, narrate, review. Pure. */
import { LIMITS, PRODUCT_FORMATS } from '@vid/sdk/contract';
import type { Plan, PlannedScene, PlanRequest } from '../../ports/planner';
import { chooseActs } from './direction/choose-acts';
import { primaryLanguage } from './languages/languages';
import { hardWrap, visibleWords } from './reading/measure';
import { type Reading, readBrief } from './reading/read-brief';
import { slotsOf } from './reading/slots';
import { accountOf } from './review/account';
import { withMissed } from './review/missed';
import { notesOf } from './review/notes-of';
import type { Assigned } from './structure/assign';
import { type Completed, complete } from './structure/complete';
import { type Material, measureMaterial } from './structure/material';
import type { Copy } from './writing/copy';
import { draftOf } from './writing/draft';
import { nameToSay, withArticle } from './writing/name-to-say';
import { narrate } from './writing/narrate';
import type { Spoken } from './writing/narration';
import { sceneTypeOf, writePicture } from './writing/pictures';
import { quotedAsTyped } from './writing/quoted-as-typed';
import { writeTitle } from './writing/title';
import { writeCaption } from './writing/write-copy';

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
  const asked = { ...request, kind };
  const { brief, completed, material, name } = prepared(asked, kind);
  const read = completed.reading;
  const { assignment, said, durations, copies } = draftOf(material, asked);
  const { reading } = material;
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
        notesOf(
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
