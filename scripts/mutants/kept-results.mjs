// What earlier runs found out, one file a batch of sources. Kept outside the dependencies, which are removed when they are installed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Where the results of a batch are kept, from the project's folder. Stryker compares the sources inside. */
export const resultsOf = (area, [first]) => `.mutants/results/${area}/${first.replaceAll('/', '+')}.json`;

/**
 * Forgets what survived, so that it is judged anew: a test may catch it now, and Stryker would look again at those alone
 * that a changed test had reached before.
 */
export const forgetSurvivors = (path) => {
  if (!existsSync(path)) return;
  const kept = JSON.parse(readFileSync(path, 'utf8'));
  for (const file of Object.values(kept.files))
    file.mutants = file.mutants.filter(({ status }) => status !== 'Survived' && status !== 'NoCoverage');
  writeFileSync(path, JSON.stringify(kept));
};
