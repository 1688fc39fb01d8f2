/**
 * Plans with the user's own model. Its plan is looked over as anybody's; one that can't be used is sent back once, and then the
 * built-in director plans, with a note. The same request need not give the same plan twice: that is the model's business.
 */
import { isPresenterScene, LIMITS, PRODUCT_FORMATS, validate } from '@vid/sdk/contract';
import * as z from 'zod';
import type { Plan, PlannedScene, Planner, PlanRequest } from '../../ports/planner';
import { timeLimit } from '../../time-limit';
import { leastSecondsToSay } from '../local-planner/reading/measure';
import { shareSeconds } from '../local-planner/structure/timing';
import { answerProblems } from './answer-problems';
import { askModel, modelOf, NoAnswer } from './ask-model';
import { documentIn } from './document-in';
import { hostOf, type ModelEndpoint } from './model-endpoint';
import { answerSchema, type PlanAnswer, withNulls } from './plan-answer';
import { planMessages, type Refused } from './plan-messages';

/** Seconds of real time for all that a model is asked, so that the built-in director has time left within the planning limit. */
const MOST_SECONDS = 45;
/** Times that a plan may be asked for: the second time with what is wrong with the first. */
const ATTEMPTS = 2;
/** Problems that are told. */
const TOLD = 8;
/** Characters of a plan that are sent back; one that is used has far fewer. */
const TOLD_CHARACTERS = 20_000;
const BROKEN_OFF = 'it breaks off: say the same in fewer words';

function toPlan({ title, scenes }: PlanAnswer, request: PlanRequest, note: string): Plan {
  const durations = shareSeconds(
    request.durationSec,
    scenes.map(({ duration }) => duration),
    scenes.map(({ script }) => Math.max(LIMITS.sceneDuration.min, leastSecondsToSay(script ?? ''))),
  );
  const planned = scenes.map(({ type, prompt, script, role, duration, beat }, at): PlannedScene => {
    const speaks = script !== null && script.trim() !== '' && (request.narrator || isPresenterScene({ type }));
    return {
      ...{ type, prompt, duration: durations[at] ?? duration },
      ...(speaks ? { script } : {}),
      ...(role === null ? {} : { role }),
      ...(type === 'motion' && beat !== null ? { motion: { beat } } : {}),
    };
  });
  const isProductFormat = (PRODUCT_FORMATS as readonly (string | undefined)[]).includes(request.route);
  return {
    title: request.title ?? title,
    scenes: planned,
    notes: [note],
    showsProduct:
      (isProductFormat && request.product !== 'switched-off') || planned.some(({ type }) => type === 'i2v_fast'),
  };
}

interface Looked {
  readonly answer?: PlanAnswer;
  readonly problems: readonly string[];
}

function looked(text: string, schema: ReturnType<typeof answerSchema>, request: PlanRequest): Looked {
  const document = documentIn(text);
  if (document === undefined) return { problems: ['it is no JSON document'] };
  const checked = validate(schema, withNulls(document));
  return checked.ok
    ? { answer: checked.value, problems: answerProblems(checked.value, request) }
    : { problems: checked.problems.map(({ path, message }) => `${path} ${message}`) };
}

async function ask(endpoint: ModelEndpoint, request: PlanRequest, signal: AbortSignal): Promise<Plan> {
  const model = await modelOf(endpoint, signal);
  const schema = answerSchema(request);
  const form = z.toJSONSchema(schema, { io: 'input' });
  let refused: Refused | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const question = { messages: planMessages(request, refused), schema: form, seed: request.seed, signal };
    const { text, isWhole } = await askModel(endpoint, model, question);
    const { answer, problems } = isWhole ? looked(text, schema, request) : { problems: [BROKEN_OFF] };
    if (answer !== undefined && problems.length === 0)
      return toPlan(answer, request, `Planned by ${model} at ${hostOf(endpoint)}.`);
    refused = { text: text.slice(0, TOLD_CHARACTERS), problems: problems.slice(0, TOLD) };
  }
  throw new NoAnswer(`its plan can't be used, also when it was told why: ${refused?.problems[0] ?? ''}`);
}

export interface ModelPlannerOptions {
  readonly endpoint: ModelEndpoint;
  /** Who plans where the model does not. */
  readonly director: Planner;
  /** Seconds of real time for the model; 45 when it is not said. */
  readonly seconds?: number;
}

export const createModelPlanner = ({ endpoint, director, seconds = MOST_SECONDS }: ModelPlannerOptions): Planner => ({
  async plan(request, turn) {
    const limit = AbortSignal.any([turn.signal, timeLimit(seconds * 1000)]);
    try {
      return await ask(endpoint, request, limit);
    } catch (error) {
      turn.signal.throwIfAborted();
      if (!(error instanceof NoAnswer)) throw error;
      const plan = await director.plan(request, turn);
      const note = `The planner at ${hostOf(endpoint)} gave no plan (${error.message}); the built-in director planned.`;
      return { ...plan, notes: [note, ...plan.notes] };
    }
  },
});
