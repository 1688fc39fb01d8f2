import { readFileSync } from 'node:fs';

/**
 * What tries the ends of a range, by the package that has it; `with` is what its users install beside. What is `large` takes
 * hundreds of megabytes, and is tried when it is asked for by its name.
 */
const PROGRAMS = {
  undici: { programs: ['use.mjs', 'ends-undici.mjs'], with: ['@vid/sdk', '@vid/webhook-verify', '@vid/cli'] },
  '@opentelemetry/api': { programs: ['ends-opentelemetry.mjs'], with: ['@vid/sdk'] },
  msw: { programs: ['ends-msw.mjs'], with: ['@vid/sdk', '@vid/server'] },
  'onnxruntime-node': { programs: ['ends-onnxruntime.mjs'], with: ['@vid/cli'], large: true },
};

/** Each caret range that the packages have, with its lowest version and what tries it. A range that nothing tries is a mistake. */
export const caretRanges = (names) => {
  const found = new Map();
  for (const name of names) {
    const manifest = JSON.parse(readFileSync(new URL(`../../packages/${name}/package.json`, import.meta.url), 'utf8'));
    const { dependencies, peerDependencies, optionalDependencies } = manifest;
    for (const [dependency, range] of Object.entries({
      ...dependencies,
      ...peerDependencies,
      ...optionalDependencies,
    })) {
      if (!/^\d/.test(range)) found.set(`${dependency}@${range}`, { dependency, range });
    }
  }
  return [...found.values()].map(({ dependency, range }) => {
    const lowest = /^\^(\d+\.\d+\.\d+)$/.exec(range)?.[1];
    if (lowest === undefined || PROGRAMS[dependency] === undefined) {
      throw new Error(`Nothing tries the ends of ${dependency}@${range}: see scripts/runtimes/caret-ends.mjs`);
    }
    return { dependency, range, lowest, ...PROGRAMS[dependency] };
  });
};
