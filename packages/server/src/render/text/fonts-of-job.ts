/** The typefaces of a film: they have every sign of its words. */
import type { RenderJob } from '../../ports/renderer';
import { type FontSet, fontsFor } from './fonts';

const wordsOf = (job: RenderJob): string[] => [
  job.title,
  job.brandName ?? '',
  ...job.scenes.flatMap((scene) => [
    scene.prompt,
    scene.script ?? '',
    scene.motion === undefined ? '' : JSON.stringify(scene.motion),
  ]),
];

/** Capitals are needed too: some looks set headlines in them. */
export const fontsOf = (job: RenderJob): FontSet => {
  const words = wordsOf(job);
  return fontsFor(
    [...words, ...words.map((text) => text.toLocaleUpperCase(job.language)), 'Made with Vid 0123456789.,%“”„«»‘’′″—·'],
    safeLanguage(job.language),
  );
};

/** A language tag that Intl accepts; anything else is read as English. */
export const safeLanguage = (language: string): string => {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en';
  } catch {
    return 'en';
  }
};
