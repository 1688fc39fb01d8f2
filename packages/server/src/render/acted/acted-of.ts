/** Which act a scene asks for, if its words hold what that shows. */
import { ACT_NAMES, type ActName } from '../../acting/act-names';
import { READ_ACTS } from '../../acting/read/read-acts';
import { asQuotation } from '../../acting/read/review-facts';
import type { PlannedScene } from '../../ports/planner';
import { readCopy } from '../text/copy';
import type { Acted } from './acted-scene';

const named = (word: string | undefined): ActName | undefined => {
  const plain = word
    ?.trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/gu, '-');
  return ACT_NAMES.find((name) => name === plain);
};

/** By its beat, or by its role where it has no beat; undefined where it is set in type. `spare`: what stands in for words. */
export function actedOf(
  { type, prompt, motion, role }: PlannedScene,
  language: string,
  spare: string,
): Acted | undefined {
  const name = type === 'motion' ? named(motion?.beat ?? role) : undefined;
  if (name === undefined) return undefined;
  const { headline, lines } = readCopy(prompt, motion, spare);
  const asked = name === 'chat' && typeof motion?.['question'] === 'string' ? [motion['question']] : [];
  const all = [...asked, headline, ...lines];
  const facts = READ_ACTS[name](name === 'review' ? asQuotation(all) : all, language);
  return facts === undefined ? undefined : ({ name, facts } as Acted);
}
