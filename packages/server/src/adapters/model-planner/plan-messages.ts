/** The question to a model: what a plan is, and the brief. Nothing else goes to it: no media, no keys, nobody's account. */
import { LIMITS } from '@vid/sdk/contract';
import type { PlanRequest } from '../../ports/planner';
import type { Message } from './ask-model';
import { typesFor } from './plan-answer';

const TYPES: Readonly<Record<string, string>> = {
  motion: 'motion: words on screen; `prompt` is the copy itself, one thought a line, at most seven words a line',
  t2v_fast: 't2v_fast: a picture; `prompt` says what the camera sees, in concrete nouns, without words in the picture',
  i2v_fast: "i2v_fast: the caller's product photo; `prompt` says how the camera moves about it",
  s2v: 's2v: a person speaks to the camera; `script` is what is said',
  walk_talk: 'walk_talk: a person speaks while walking; `script` is what is said',
};

const rules = (request: PlanRequest): string =>
  [
    `You write short ${request.kind === 'training' ? 'training films' : 'adverts'}. Answer with one JSON document and nothing else.`,
    `The film lasts ${request.durationSec} s: a list of scenes of ${LIMITS.sceneDuration.min} to ${LIMITS.sceneDuration.max} s each that sum to it. Types:`,
    ...typesFor(request).map((type) => `- ${TYPES[type] ?? type}`),
    'Begin with what makes people stay, then promise, proof, offer, and end with a call: a verb first, and the name.',
    'Use only facts, figures, names and addresses of the brief. What the brief asks of the maker (tone, ending, what to avoid) you follow, and never show.',
    `\`beat\` is the layout of a motion scene, otherwise null. \`role\` is hook, promise, proof, offer or cta.`,
    request.narrator
      ? '`script` is what the narrator says in a scene: it says what the cards do not, at most two and a half words a second; null for silence.'
      : '`script` is null, except where a person speaks.',
    `Language: ${request.language}.`,
  ].join('\n');

/** What was asked and is wrong, so that it can be mended once. */
export interface Refused {
  readonly text: string;
  readonly problems: readonly string[];
}

export function planMessages(request: PlanRequest, refused?: Refused): readonly Message[] {
  const about = [
    ...(request.brandName === undefined ? [] : [`Brand: ${request.brandName}`]),
    ...(request.route === undefined ? [] : [`Format: ${request.route}`]),
    ...(request.category === undefined ? [] : [`Category: ${request.category}`]),
    ...(request.title === undefined ? [] : [`Title: ${request.title}`]),
  ].join('\n');
  const asked: readonly Message[] = [
    { role: 'system', content: rules(request) },
    { role: 'user', content: `${about === '' ? '' : `${about}\n\n`}Brief:\n${request.brief}` },
  ];
  if (refused === undefined) return asked;
  const list = refused.problems.map((problem) => `- ${problem}`).join('\n');
  return [
    ...asked,
    { role: 'assistant', content: refused.text },
    { role: 'user', content: `This plan can't be used:\n${list}\nAnswer with the whole plan, mended.` },
  ];
}
