/** Looks over a finished plan and says what an editor would want to know; silent when there is nothing to say. */

import type { PlanRequest } from '../../../ports/planner';
import { primaryLanguage } from '../languages/languages';
import type { Reading } from '../reading/read-brief';
import type { Assignment } from '../structure/assign';
import type { Completed } from '../structure/complete';

export interface Findings {
  readonly assignment: Assignment;
  readonly reading: Reading;
  /** What was written beside the brief's words. */
  readonly completed: Completed;
  /** What the brief tells and the film does not, in the brief's words. */
  readonly untold: readonly string[];
  /** Scenes, counted from 1, whose narration was shortened. */
  readonly shortened: readonly number[];
  /** Scenes, counted from 1, whose narration did not fit at all. */
  readonly silent: readonly number[];
}

const plural = (count: number, one: string, many: string): string => (count === 1 ? `One ${one}` : `${count} ${many}`);

const namedLanguage = (code: string): string => {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
};

const scenesNamed = (scenes: readonly number[]): string =>
  scenes.length === 1 ? `scene ${scenes[0]}` : `scenes ${scenes.slice(0, -1).join(', ')} and ${scenes.at(-1)}`;

/** The notes of the review. */
export const notesOf = (
  request: PlanRequest,
  { assignment, reading, completed, untold, shortened, silent }: Findings,
): string[] => {
  const notes: string[] = [];
  const wanted = primaryLanguage(request.language);
  const { scenes } = assignment;
  if (reading.language !== wanted) {
    notes.push(
      `The brief is in ${namedLanguage(reading.language)}, the video's language is ${namedLanguage(wanted)}: words on screen stay as the brief has them.`,
    );
  }
  if (completed.mood !== undefined) {
    notes.push(
      `The brief holds no facts: the film shows ${completed.mood === 'any' ? 'a mood' : `the mood of its trade (${completed.mood})`}. A price, a place, a time or an address would sell more.`,
    );
  } else if (completed.call !== undefined) {
    notes.push(`The brief names no call to action; "${completed.call}" was written for it.`);
  } else if (reading.call === undefined && request.kind === 'ad') {
    const closes =
      reading.brand === undefined ? 'its last thought closes the video' : 'the brand name closes the video';
    notes.push(`The brief names no call to action; ${closes}.`);
  }
  if (untold.length > 0) {
    const named = untold.map((sentence) => `“${sentence}”`).join(' ');
    notes.push(
      `${plural(untold.length, 'thought was', 'thoughts were')} left out or cut short to keep ${request.durationSec} s readable: ${named}`,
    );
  }
  if (reading.forMaker.length > 0) {
    const named = reading.forMaker.map((clause) => `“${clause}”`).join(' ');
    notes.push(`Taken for words to whoever makes the film, and not shown: ${named}`);
  }
  if (shortened.length > 0) notes.push(`Narration of ${scenesNamed(shortened)} was shortened to fit.`);
  if (silent.length > 0) notes.push(`Narration of ${scenesNamed(silent)} did not fit and was left out.`);
  const again = scenes.flatMap((scene, at) => (scene.again ? [at + 1] : []));
  if (again.length > 0) {
    const verb = again.length === 1 ? 'returns' : 'return';
    notes.push(
      `The brief says little for ${request.durationSec} s: ${scenesNamed(again)} ${verb} to its words. A price, a place, a time or a call to action would fill them.`,
    );
  }
  return notes;
};
