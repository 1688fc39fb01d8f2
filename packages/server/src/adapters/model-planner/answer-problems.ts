/** What an editor would not let pass in a model's plan: that it does not fit its time, and that it says what nobody said. */

import { canParseUrl, isPresenterScene } from '@vid/sdk/contract';
import type { PlanRequest } from '../../ports/planner';
import { linkTo, webAddressesIn } from '../../web-address';
import { secondsToSay, visibleWords } from '../local-planner/reading/measure';
import { sceneRange } from '../local-planner/structure/timing';
import type { PlanAnswer } from './plan-answer';

/** Words that fit on a card. */
const LINE_WORDS = 9;
/** Seconds by which speech may be longer than the scene that was asked for it: lengths are shared out anew. */
const TO_SPARE = 1;

/** What stands before a figure, itself, and behind it. */
const FIGURE = /(\p{Sc}\s?)?(\d+(?:[.,:]\d+)*)(\s?[%％٪\p{Sc}])?/gu;

interface Figure {
  readonly text: string;
  readonly digits: string;
  readonly isMoney: boolean;
  readonly isPercent: boolean;
}

const figuresIn = (text: string): readonly Figure[] =>
  [...text.matchAll(FIGURE)].map(({ 1: before, 2: figure = '', 3: after = '' }) => {
    const isPercent = /[%％٪]/u.test(after);
    const isMoney = before !== undefined || (after !== '' && !isPercent);
    return { text: isPercent ? figure + after : figure, digits: figure.replace(/\D/gu, ''), isMoney, isPercent };
  });

/** Whether a brief gives a figure. "20 percent" may be "20%", but no price may. */
const isGiven = ({ digits, isPercent }: Figure, given: readonly Figure[]): boolean =>
  given.some((one) => one.digits === digits && !(isPercent && one.isMoney));

/** Figures that the brief does not have; a number of things or steps below ten is the writer's own. */
const inventedFigures = (text: string, given: readonly Figure[]): readonly string[] =>
  figuresIn(text)
    .filter((figure) => !isGiven(figure, given) && !/^\d$/u.test(figure.text))
    .map((figure) => figure.text);

/** Addresses of whoever the brief does not name; what stands behind a host of the brief may be another page of it. */
const inventedAddresses = (text: string, known: ReadonlySet<string>): readonly string[] =>
  webAddressesIn(text)
    .map(({ found }) => found)
    .filter((found) => !known.has(siteOf(found)));

const siteOf = (address: string): string => {
  const link = linkTo(address);
  return canParseUrl(link) ? new URL(link).host.replace(/^www\./u, '') : address;
};

export function answerProblems({ title, scenes }: PlanAnswer, request: PlanRequest): readonly string[] {
  const problems: string[] = [];
  const { fewest, most } = sceneRange(request.durationSec);
  if (scenes.length < fewest || scenes.length > most)
    problems.push(`scenes: ${request.durationSec} s need ${fewest} to ${most} scenes, not ${scenes.length}`);
  const said = `${request.brief}\n${request.brandName ?? ''}\n${request.title ?? ''}`;
  const figuresGiven = figuresIn(said);
  const sitesKnown = new Set(webAddressesIn(said).map(({ found }) => siteOf(found)));
  const invented = (where: string, text: string): void => {
    const figures = inventedFigures(text, figuresGiven);
    if (figures.length > 0) problems.push(`${where}: the brief does not say ${figures.join(', ')}`);
    const addresses = inventedAddresses(text, sitesKnown);
    if (addresses.length > 0) problems.push(`${where}: the brief has no address ${addresses.join(', ')}`);
  };
  invented('title', title);
  for (const [at, { type, prompt, script, duration }] of scenes.entries()) {
    const shown = type === 'motion' ? prompt : '';
    invented(`scenes.${at}`, `${shown}\n${script ?? ''}`);
    const long = shown.split('\n').find((line) => visibleWords(line) > LINE_WORDS);
    if (long !== undefined) problems.push(`scenes.${at}: a line has more than ${LINE_WORDS} words: ${long}`);
    if (request.narrator && secondsToSay(script ?? '') > duration + TO_SPARE)
      problems.push(`scenes.${at}: its script can't be said in ${duration} s`);
    if (request.narrator && isPresenterScene({ type }) && (script ?? '').trim() === '')
      problems.push(`scenes.${at}: who is seen must say something in its script`);
  }
  return problems;
}
