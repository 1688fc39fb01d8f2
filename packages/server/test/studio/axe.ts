/** What a page lacks for those who can't see it or use no mouse. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';

interface Finding {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Findings that are serious or critical, with the elements that they are about. */
export const seriousFindings = async (page: Page): Promise<readonly string[]> => {
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(axe.source);
  const found = await page.evaluate<readonly Finding[]>(
    "axe.run({ preload: false, resultTypes: ['violations'] }).then(({ violations }) => violations)",
  );
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
};
