/** What an editor would not let pass in a model's plan: that it does not fit its time, and that it says what nobody said. */

import { isPresenterScene } from '@vid/sdk/contract';
import type { PlanRequest } from '../../ports/planner';
import { webAddressIn } from '../../web-address';
import { secondsToSay, visibleWords } from '../local-planner/reading/measure';
import { sceneRange } from '../local-planner/structure/timing';
import type { PlanAnswer } from './plan-answer';

/** Words that fit on a card. */
const LINE_WORDS = 9;
/** Seconds by which speech may be longer than the scene that was asked for it: lengths are shared out anew. */
const TO_SPARE = 1;

const FIGURE = /\d+(?:[.,:]\d+)*/gu;
const digits = (text: string): string => text.replace(/\D/gu, '');

/** Figures that the brief does not have; a number of things or steps below ten is the writer's own. */
const inventedFigures = (text: string, known: ReadonlySet<string>): readonly string[] =>
  [...text.matchAll(FIGURE)]
    .map(([figure]) => figure)
    .filter((figure) => !known.has(digits(figure)) && !/^\d$/u.test(figure));

export function answerProblems({ scenes }: PlanAnswer, request: PlanRequest): readonly string[] {
  const problems: string[] = [];
  const { fewest, most } = sceneRange(request.durationSec);
  if (scenes.length < fewest || scenes.length > most)
    problems.push(`scenes: ${request.durationSec} s need ${fewest} to ${most} scenes, not ${scenes.length}`);
  const said = `${request.brief}\n${request.brandName ?? ''}\n${request.title ?? ''}`;
  const known = new Set([...said.matchAll(FIGURE)].map(([figure]) => digits(figure)));
  for (const [at, { type, prompt, script, duration }] of scenes.entries()) {
    const shown = type === 'motion' ? prompt : '';
    const text = `${shown}\n${script ?? ''}`;
    const figures = inventedFigures(text, known);
    if (figures.length > 0) problems.push(`scenes.${at}: the brief does not say ${figures.join(', ')}`);
    const address = webAddressIn(text);
    if (address !== undefined && !said.toLowerCase().includes(address.toLowerCase()))
      problems.push(`scenes.${at}: the brief has no address ${address}`);
    const long = shown.split('\n').find((line) => visibleWords(line) > LINE_WORDS);
    if (long !== undefined) problems.push(`scenes.${at}: a line has more than ${LINE_WORDS} words: ${long}`);
    if (request.narrator && secondsToSay(script ?? '') > duration + TO_SPARE)
      problems.push(`scenes.${at}: its script can't be said in ${duration} s`);
    if (request.narrator && isPresenterScene({ type }) && (script ?? '').trim() === '')
      problems.push(`scenes.${at}: who is seen must say something in its script`);
  }
  return problems;
}
