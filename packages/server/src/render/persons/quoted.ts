/** Whether a woman or a man is quoted in a scene: by what is said of them, else by their name, else by what the brief says of them. */

import { asQuotation, reviewFacts } from '../../acting/read/review-facts';
import { wordLanguage } from '../../artwork/words/languages';
import type { PlannedScene } from '../../ports/planner';
import type { RenderJob } from '../../ports/renderer';
import { readCopy } from '../text/copy';
import type { Who } from './presenters';
import { whoIn } from './said-looks';

const QUOTES: readonly (string | undefined)[] = ['quote', 'review'];

/** Who said what a scene quotes, in the plan's words; undefined where it quotes nobody. */
function sourceOf({ type, prompt, motion, role }: PlannedScene, language: string): string | undefined {
  if (type !== 'motion') return undefined;
  const { headline, lines } = readCopy(prompt, motion, '');
  const all = [headline, ...lines];
  const facts = reviewFacts(QUOTES.includes(motion?.beat ?? role) ? asQuotation(all) : all, language);
  return facts === undefined || facts.words === '' ? undefined : facts.by.join(', ');
}

/** Words that begin with a capital: a name is among the first of them. */
const NAMES = /\p{Lu}[\p{L}\p{M}'’-]+/gu;

/** Languages that have a list of their own; a name of another is looked for in all of them. */
const LISTED = ['en', 'it', 'es', 'fr', 'de', 'tr'] as const;

async function byName(by: string, language: string): Promise<Who | undefined> {
  const names = by.match(NAMES) ?? [];
  if (names.length === 0) return undefined;
  // Large, and seldom needed.
  const { getGender } = await import('gender-detection-from-name');
  const own = LISTED.find((one) => one === wordLanguage(language));
  for (const name of names) {
    const found = getGender(name, own);
    if (found !== 'unknown') return found === 'female' ? 'woman' : 'man';
  }
  return undefined;
}

/** What the brief says where it names them, and right after. */
function byBrief(by: string, brief: string, language: string): Who | undefined {
  const [name] = by.match(NAMES) ?? [];
  if (name === undefined) return undefined;
  const sentences = brief.split(/(?<=[.!?。！？؟\n])\s*/u);
  const about = sentences.filter((one, at) => one.includes(name) || sentences[at - 1]?.includes(name) === true);
  return whoIn(about.join(' '), language);
}

/** For each scene; undefined where nobody is quoted, or nothing says who that is. */
export const quotedWho = ({ scenes, language, brief = '' }: Pick<RenderJob, 'scenes' | 'language' | 'brief'>) =>
  Promise.all(
    scenes.map(async (scene): Promise<Who | undefined> => {
      const by = sourceOf(scene, language);
      if (by === undefined || by === '') return undefined;
      return whoIn(by, language) ?? (await byName(by, language)) ?? byBrief(by, brief, language);
    }),
  );
