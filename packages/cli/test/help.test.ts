/** `vid help` and what stands at the end of every help: nothing of it may say anything else than the code. */
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../src/command-list';
import { CODES, EXIT } from '../src/exit-codes';
import { MEANINGS } from '../src/help/exit-code-meanings';
import { STREAMS } from '../src/help/formatting';
import { topicLines } from '../src/help/topic-text';
import { TOPIC_TEXTS } from '../src/help/topic-texts';
import { TOPICS } from '../src/help/topics';
import { VARIABLES } from '../src/variables';
import { runHere } from './run-here';
import { runWarm } from './run-warm';

const cwd = tmpdir();
const vid = (...argv: readonly string[]) => runWarm(argv, { cwd });
const page = readFileSync(new URL('../../../docs/cli.md', import.meta.url), 'utf8');

/** A dependency's, those that are to come, and what a receiver that `vid init` writes reads. */
const NOT_OURS: readonly string[] = [
  'AWS_ENDPOINT_URL',
  'AWS_ENDPOINT_URL_S3',
  'AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED',
  'LIBSQL_JS_DEV',
  'PORT',
];

const sources = ['cli', 'sdk', 'server', 'webhook-verify'].flatMap((name) => {
  const folder = fileURLToPath(new URL(`../../${name}/src`, import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
});

describe('vid help', () => {
  it.concurrent('is the root’s help: commands in groups, the global flags once, and topics', async () => {
    const { code, stdout } = await vid('help');
    expect([code, stdout]).toEqual([0, (await vid('--help')).stdout]);
    const groups = [...new Set(COMMANDS.flatMap(({ group }) => group ?? []))];
    const headings = [...stdout.matchAll(/^(\S.*):$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(['Examples', ...groups, 'Options', 'Topics of `vid help`']);
    for (const { name, hidden } of COMMANDS)
      expect(new RegExp(`^  ${name}[ |]`, 'm').test(stdout)).toBe(hidden !== true);
    expect(stdout.match(/--base-url/g)).toHaveLength(1);
  });

  it('of a command is that of the command, at each level and by each name', async () => {
    for (const path of ['render', 'server', 'server start', 'server fault add', 'webhook listen', 'me', 'help']) {
      const words = path.split(' ');
      const [shown, own] = [await runHere(['help', ...words]), await runHere([...words, '--help'])];
      expect([path, shown]).toEqual([path, own]);
      expect(own).not.toContain('default: []');
      expect(own).toMatch(/\nGlobal flags: --base-url, [^]* says what they do\.\n$/);
      // Commands stay whole, so that a terminal would break what is longer anywhere; an address may need more.
      const examples = own.split('\n').filter((line) => line.startsWith('  $ ') && !line.includes('://'));
      expect(examples.filter((line) => line.length > 80)).toEqual([]);
    }
  });

  it.each(Object.keys(TOPICS))('of %s is a text, and JSON', async (topic) => {
    const shown = await runHere(['help', topic]);
    expect(shown).toBe(`${topicLines(TOPIC_TEXTS[topic as keyof typeof TOPICS], 80)}\n`);
    expect(Math.max(...shown.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(JSON.parse(await runHere(['help', topic, '--json']))).toMatchObject({ topic, terms: expect.any(Array) });
  });

  it.concurrent.each([
    ['exit-code', 'There is no command and no topic exit-code.', 'Did you mean `vid help exit-codes`?'],
    ['rendr', 'There is no command and no topic rendr.', 'Did you mean `vid help render`?'],
    ['server strat', 'There is no command server strat.', 'Did you mean `vid help server start`?'],
    ['server fault wipeout', 'There is no command server fault wipeout.', 'There are list, clear, add'],
    ['render quickly', 'There is no command render quickly.', '`vid help render` says what it takes.'],
    ['__complete', 'There is no command and no topic __complete.', ''],
  ])('of %s, which is none, names what is near', async (words, message, next) => {
    const { code, stdout, stderr } = await vid('help', ...words.split(' '));
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`error: ${message}`);
    expect(stderr).toContain(next);
  });
});

describe('the topics', () => {
  it('environment names every variable that is read, and no other', () => {
    const read = new Set(
      sources.flatMap((text) => [...text.matchAll(/\benv(?:\.|\[')([A-Z][A-Z\d_]+)\b/g)].map(([, name = '']) => name)),
    );
    expect(Object.keys(VARIABLES).sort()).toEqual([...read].filter((name) => !NOT_OURS.includes(name)).sort());
  });

  it('exit-codes has them all, and docs/cli.md says the same', () => {
    const rows = Object.entries(EXIT).map(([name, code]) => {
      const { means, then } = MEANINGS[name as keyof typeof EXIT];
      return `| ${code} | ${means} | ${then} |`.replace('|  |', '| |');
    });
    expect(page).toContain(`${rows.join('\n')}\n`);
    expect(TOPIC_TEXTS['exit-codes'].terms.map(({ term }) => term)).toEqual(
      Object.values(EXIT).map((code) => `${code} ${CODES[code]}`),
    );
  });

  it('formatting names the streams that docs/cli.md names', () => {
    const named = page.slice(page.indexOf('**stdout**'), page.indexOf('**stderr**'));
    for (const command of STREAMS) expect(named).toContain(`\`${command}\``);
  });

  it('server-config names every member that docs/server-config.md names', () => {
    const members = readFileSync(new URL('../../../docs/server-config.md', import.meta.url), 'utf8').matchAll(
      /^\| `([\w.]+)` \|/gm,
    );
    const { terms } = TOPIC_TEXTS['server-config'];
    const paths = [...members].map(([, path = '']) => path.split('.'));
    expect(terms.map(({ term }) => term)).toEqual(paths.filter(({ length }) => length === 1).flat());
    for (const [section, ...path] of paths)
      expect(terms.find(({ term }) => term === section)?.about).toContain(path.at(-1) ?? '');
  });

  it.each([50, 80, 140])('fit %i columns', (columns) => {
    for (const text of Object.values(TOPIC_TEXTS)) {
      const lines = topicLines(text, columns).split('\n');
      expect(Math.max(...lines.map((one) => one.length))).toBeLessThanOrEqual(Math.min(columns, 100));
    }
  });
});
