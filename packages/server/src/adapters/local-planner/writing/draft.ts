/** A film before it is looked over: what the brief says, cut to the length, in scenes with their seconds and their cards. */
import { LIMITS } from '@vid/sdk/contract';
import type { PlanRequest } from '../../../ports/planner';
import { leastSecondsToSay, secondsToRead, secondsToReadAgain, secondsToSay } from '../reading/measure';
import type { Reading } from '../reading/read-brief';
import { type Assigned, type Assignment, assign } from '../structure/assign';
import { leastSecondsOf } from '../structure/briefly';
import type { Material } from '../structure/material';
import { isFace } from '../structure/slot';
import { storyOf } from '../structure/structures';
import { roundedUp, shareSeconds } from '../structure/timing';
import type { Copy } from './copy';
import { joinFacts } from './join-facts';
import { ledTo } from './leads';
import { mainText, spokenText } from './narration';
import { writeCopy } from './write-copy';

/** Seconds after which the last card of an advert has been read, whatever time is left over. */
const CALM_END = 6;

/** Seconds for which somebody who has spoken is looked at. */
const PAUSE = 1.5;

/** How much longer a card of what was taught is looked at with ease than it can just be. */
const RECALLING = 1.3;
const isRepeating = ({ thought }: Assigned): boolean =>
  thought?.kinds.has('recap') === true || thought?.kinds.has('check') === true;

/** What scenes need, and more where there is time for all of it. */
const withMore = (needs: readonly number[], more: readonly number[], seconds: number): readonly number[] => {
  const all = needs.map((need, at) => Math.max(need, more[at] ?? 0));
  return all.reduce((sum, need) => sum + roundedUp(need), 0) <= seconds ? all : needs;
};

export interface Draft {
  readonly assignment: Assignment;
  /** What of the brief the scenes tell. */
  readonly material: Material;
  /** What a voice would say of each scene if it said all. */
  readonly said: readonly string[];
  readonly durations: readonly number[];
  readonly copies: readonly Copy[];
}

/** A request whose kind is that of its route. */
export type Asked = PlanRequest & { readonly kind: 'ad' | 'training' };

/** What a voice would say of each scene; without a voice the seconds are for reading alone. */
const saidIn = ({ scenes }: Assignment, reading: Reading, request: Asked): string[] =>
  scenes.map((scene) => {
    if (!request.narrator) return '';
    // What the end shows once more takes no time from what is told.
    const extras = scene.extras.filter((extra) => reading.reminders?.includes(extra) !== true);
    return spokenText(scene.closing ? { ...scene, extras } : scene, reading);
  });

const secondsOf = ({ scenes }: Assignment, said: readonly string[], reading: Reading, request: Asked): number[] => {
  const { kind, narrator, durationSec } = request;
  const needs = scenes.map((scene, at) => {
    const { lines } = writeCopy(scene, reading, request);
    if (isRepeating(scene)) return Math.max(LIMITS.sceneDuration.min, RECALLING * secondsToReadAgain(lines));
    return Math.max(LIMITS.sceneDuration.min, secondsToRead(lines), secondsToSay(said[at] ?? ''));
  });
  const mustsOf = (isWhole: boolean): readonly number[] =>
    scenes.map((scene) => {
      const { thought, closing } = scene;
      if (isRepeating(scene)) return secondsToReadAgain([thought?.list?.lead ?? '', ...(thought?.list?.items ?? [])]);
      if (!narrator) return LIMITS.sceneDuration.min;
      const whole = thought === undefined || thought === reading.call || isWhole;
      const facts = closing ? secondsToRead(scene.extras.map(({ text }) => text)) : 0;
      return whole ? leastSecondsToSay(mainText(scene, reading)) : Math.max(facts, leastSecondsOf(thought, reading));
    });
  const wholly = mustsOf(kind === 'training');
  // A lesson that has no time for that says its rules in short.
  const isTight = kind === 'training' && wholly.reduce((sum, must) => sum + roundedUp(must), 0) > durationSec;
  const musts = isTight ? mustsOf(false) : wholly;
  // What leads to a fact takes no time from what is told.
  const leads = scenes.map(({ thought }, at) =>
    at === 0 || thought === undefined || !narrator ? 0 : secondsToSay(ledTo(thought, reading)?.text ?? ''),
  );
  const most = scenes.map(({ slot }, at) => {
    if (narrator && isFace(slot.look)) return roundedUp(secondsToSay(said[at] ?? '') + PAUSE);
    return kind === 'ad' && at === scenes.length - 1 ? CALM_END : LIMITS.sceneDuration.max;
  });
  return shareSeconds(durationSec, withMore(needs, leads, durationSec), musts, most);
};

/** The material of a reading in scenes. */
export const draftOf = (material: Material, request: Asked): Draft => {
  const { kind, route, durationSec } = request;
  const { reading } = material;
  const assignment = assign(storyOf(route, kind), material, kind, durationSec);
  const said = saidIn(assignment, reading, request);
  const durations = secondsOf(assignment, said, reading, request);
  const shown = assignment.scenes.map((scene, at) => writeCopy(scene, reading, request, durations[at]));
  return { assignment, material, said, durations, copies: joinFacts(assignment, shown, durations, reading) };
};
