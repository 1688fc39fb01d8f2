/** The manual: a page for each command, made of what the commands are, that a reader of such pages takes without a word. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CommandFacts, commandTree } from '../build/man/command-tree';
import { manPages } from '../build/man/man-pages';
import { inline, line, verbatim } from '../build/man/roff';
import { COMMANDS } from '../src/command-list';
import { VARIABLES } from '../src/variables';

const PACKAGE = new URL('../', import.meta.url);
const { man, version } = JSON.parse(readFileSync(new URL('package.json', PACKAGE), 'utf8')) as {
  man: readonly string[];
  version: string;
};
const groff = spawnSync('groff', ['--version']).status === 0;
const mandoc = spawnSync('mandoc', ['-T', 'lint'], { input: '' }).error === undefined;

let pages: Readonly<Record<string, string>>;
let tree: CommandFacts;
beforeAll(async () => {
  Object.assign(globalThis, { __VERSION__: version });
  pages = await manPages(version);
  tree = await commandTree();
});

describe('the manual', () => {
  it('is a page for each command and one for all, as package.json names them', () => {
    const names = COMMANDS.filter(({ hidden }) => hidden !== true).map(({ name }) => `vid-${name}.1`);
    expect(Object.keys(pages).sort()).toEqual(['vid.1', ...names].sort());
    expect([...man].sort()).toEqual(
      Object.keys(pages)
        .map((name) => `dist/man/${name}`)
        .sort(),
    );
  });

  it('says of each command what its help says', () => {
    const flagsOf = ({ options, commands }: CommandFacts): readonly string[] => [
      ...options.map(({ term }) => term),
      ...commands.flatMap(flagsOf),
    ];
    for (const command of tree.commands)
      for (const flag of flagsOf(command)) expect(pages[`vid-${command.name}.1`]).toContain(`\\fB${line(flag)}\\fR`);
    for (const name of Object.keys(VARIABLES)) expect(pages['vid.1']).toContain(`\\fB${name}\\fR`);
    for (const { name } of tree.commands) expect(pages['vid.1']).toContain(`\\fBvid\\-${name}(1)\\fR`);
    expect(pages['vid-server.1']).toContain('    $ vid server logs \\-\\-follow');
  });

  it('is what was built', () => {
    const folder = fileURLToPath(new URL('dist/man/', PACKAGE));
    const built = Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(folder + name, 'utf8')]));
    expect(built).toEqual(pages);
  });

  it('lets no text become a request or an escape', () => {
    expect([line('.so /etc/passwd'), line("'br"), inline('a\\nb--c'), inline('✓')]).toEqual([
      '\\&.so /etc/passwd',
      '\\(aqbr',
      'a\\enb\\-\\-c',
      '\\[u2713]',
    ]);
    expect(verbatim(['.x'])).toBe('.PP\n.nf\n    .x\n.fi');
    for (const page of Object.values(pages)) {
      expect(page).toMatch(/^\.TH VID\S* 1 [^]*\n\.SH "NAME"\n/);
      expect(
        page.split('\n').filter((one) => /^[.']/.test(one) && !/^\.(TH|SH|SS|TP|PP|nf|fi|br)\b/.test(one)),
      ).toEqual([]);
      expect(page).toMatch(/^[\p{ASCII}]+$/u);
    }
  });

  it.skipIf(!groff)('is set without a warning', () => {
    for (const [name, input] of Object.entries(pages)) {
      const { status, stdout, stderr } = spawnSync('groff', ['-man', '-Tutf8', '-ww', '-P-cbu'], {
        input,
        encoding: 'utf8',
      });
      expect([name, status, stderr]).toEqual([name, 0, '']);
      expect(stdout).toContain('NAME');
    }
  });

  it.skipIf(!mandoc)('is taken by mandoc', () => {
    for (const [name, input] of Object.entries(pages)) {
      const { stdout } = spawnSync('mandoc', ['-T', 'lint', '-W', 'error'], { input, encoding: 'utf8' });
      expect([name, stdout]).toEqual([name, '']);
    }
  });
});
