import { ConfigError } from '../../config-error';
import type { TrialOutcome } from '../../render/trial/trial';
import { timeLimit } from '../../time-limit';
import { listModels, NoAnswer } from './ask-model';
import { hostOf, type ModelSettings, modelEndpoint } from './model-endpoint';

/** Whether the user's own model can be asked: its endpoint lists what it has, and nothing is written by it. Never rejects. */
export const tryPlanner = async (settings: ModelSettings, limitMs = 3000): Promise<TrialOutcome> => {
  const next = 'correct VID_PLANNER_URL, or unset it: briefs are planned here then';
  try {
    const endpoint = modelEndpoint(settings);
    const host = hostOf(endpoint);
    const models = await listModels(endpoint, timeLimit(limitMs)).catch((error: unknown) => {
      throw error instanceof NoAnswer ? new NoAnswer(`${host}: ${error.message}`, { cause: error }) : error;
    });
    const { model } = endpoint;
    const has = models.length === 0 ? 'lists no model' : `has ${models.slice(0, 3).join(', ')}`;
    if (model !== undefined && models.length > 0 && !models.includes(model))
      return { state: 'fails', detail: `${host} has no model ${model}; it ${has}`, next: 'correct VID_PLANNER_MODEL' };
    if (model === undefined && models.length === 0)
      return { state: 'fails', detail: `${host} ${has}`, next: 'name one with VID_PLANNER_MODEL' };
    return { state: 'works', detail: `${host} ${has}` };
  } catch (error) {
    if (!(error instanceof NoAnswer || error instanceof ConfigError)) throw error;
    return { state: 'fails', detail: error.message, next };
  }
};
