// Tells of every mutant that no test noticed as soon as it is known: a run takes long, and its list comes at the end.
import { relative } from 'node:path';

class SayingSurvivors {
  static inject = [];

  onMutantTested({ status, fileName, location, mutatorName, replacement }) {
    if (status !== 'Survived' && status !== 'NoCoverage') return;
    const change = replacement.replaceAll(/\s+/g, ' ').slice(0, 100);
    const { line, column } = location.start;
    console.log(`${relative(process.cwd(), fileName)}:${line}:${column} ${mutatorName} → ${change}`);
  }
}

/** Stryker's name for the list of what a module brings. */
export const strykerPlugins = [{ kind: 'Reporter', name: 'survivors', injectableClass: SayingSurvivors }];
