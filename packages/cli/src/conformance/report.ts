/** What a run came to: as one document, and in lines for people. */
import type { Style } from '../io';
import { inOneLine } from '../terminal-text';
import type { Check } from './check';
import type { CheckResult } from './run-checks';

/** What `--json` prints. */
export interface ConformanceReport {
  readonly base_url: string;
  readonly passed: number;
  readonly failed: number;
  readonly not_checked: number;
  readonly checks: readonly CheckResult[];
}

export const toReport = (base: string, checks: readonly CheckResult[]): ConformanceReport => {
  const count = (wanted: CheckResult['status']): number => checks.filter(({ status }) => status === wanted).length;
  return {
    base_url: base,
    passed: count('passed'),
    failed: count('failed'),
    not_checked: count('not_checked'),
    checks,
  };
};

/** One check; a failed one with what it expected and got, and the request to look closer. */
export const resultText = (result: CheckResult, { says }: Pick<Check, 'says'>, style: Style): string => {
  const { name, section, status, expected, got, curl, why } = result;
  if (status === 'passed') return `${style.green('✓')} ${name}`;
  if (status === 'not_checked') return style.dim(`- ${name}: ${inOneLine(why ?? '')}`);
  const lines = [
    `${section}: ${says}`,
    `expected ${inOneLine(expected ?? '')}`,
    `got      ${inOneLine(got ?? '')}`,
    ...(curl === undefined ? [] : [inOneLine(curl)]),
  ];
  return [`${style.red('✗')} ${name}`, ...lines.map((line) => `    ${line}`)].join('\n');
};

export const totalText = ({ passed, failed, not_checked: skipped }: ConformanceReport): string =>
  `${passed} passed, ${failed} failed, ${skipped} not checked`;
