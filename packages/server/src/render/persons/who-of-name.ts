/** Whether a first name is a woman's or a man's; undefined where it is known as neither. */
import { wordLanguage } from '../../artwork/words/languages';
import type { Who } from './presenters';

/** Languages that have a list of their own; a name of another is looked for in all of them. */
const LISTED = ['en', 'it', 'es', 'fr', 'de', 'tr'] as const;

export async function whoOfName(name: string, language: string): Promise<Who | undefined> {
  // Large, and seldom needed.
  const { getGender } = await import('gender-detection-from-name');
  const found = getGender(
    name,
    LISTED.find((one) => one === wordLanguage(language)),
  );
  return found === 'unknown' ? undefined : found === 'female' ? 'woman' : 'man';
}
