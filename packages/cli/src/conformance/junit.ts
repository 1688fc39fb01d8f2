/** A run as the XML that CI systems read: a suite for each section, a case for each check. */
import type { ConformanceReport } from './report';
import type { CheckResult } from './run-checks';

/** Characters that no XML may hold, in whatever form. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** A text within quotes or between tags. */
const escaped = (text: string): string =>
  text.replaceAll(FORBIDDEN, '\ufffd').replaceAll(/[&<>"\t\n\r]/g, (sign) => ENTITIES[sign] ?? sign);

const element = (name: string, attributes: Readonly<Record<string, string | number>>, inside = ''): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
  return inside === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inside}</${name}>`;
};

const caseOf = ({ name, section, status, expected, got, curl, why }: CheckResult): string => {
  const outcome = {
    passed: () => '',
    not_checked: () => element('skipped', { message: why ?? '' }),
    failed: () =>
      element(
        'failure',
        { message: `expected ${expected ?? ''}, got ${got ?? ''}` },
        escaped([`expected ${expected ?? ''}`, `got ${got ?? ''}`, curl ?? ''].join('\n').trim()),
      ),
  }[status]();
  return element('testcase', { name, classname: section }, outcome);
};

const numbers = (results: readonly CheckResult[]) => ({
  tests: results.length,
  failures: results.filter(({ status }) => status === 'failed').length,
  skipped: results.filter(({ status }) => status === 'not_checked').length,
});

export const toJunit = ({ base_url: base, checks }: ConformanceReport): string => {
  const sections = [...new Set(checks.map(({ section }) => section))];
  const suites = sections.map((name) => {
    const own = checks.filter(({ section }) => section === name);
    return element('testsuite', { name, ...numbers(own) }, `\n${own.map(caseOf).join('\n')}\n`);
  });
  const root = element(
    'testsuites',
    { name: `vid conformance ${base}`, ...numbers(checks) },
    `\n${suites.join('\n')}\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
};
