/** What is known about this installation, as Markdown for an issue. Whatever it says passes `hideSecretsIn` and `shortenHome`. */

import { availableParallelism, release, totalmem } from 'node:os';
import { canParseUrl } from '@vid/sdk/contract';
import type { FileKind } from '../output/file-kind';
import type { ListedRender } from '../render-list';
import type { Settings } from '../settings';
import type { Finding } from './finding';
import { hideSecretsIn, shortenHome } from './hide';

const HEADING = '# vid doctor';

export const DOSSIER: FileKind = {
  name: 'a report of vid doctor',
  begins: (head) => head.toString('latin1').startsWith(HEADING),
};

export interface DossierFacts {
  readonly at: Date;
  readonly version: string;
  /** Of @vid/server; undefined when it is not installed. */
  readonly serverVersion: string | undefined;
  readonly findings: readonly Finding[];
  /** Undefined when they can't be read. */
  readonly settings: Settings | undefined;
  /** The newest first; undefined when they can't be read. */
  readonly renders: readonly ListedRender[] | undefined;
  readonly env: NodeJS.ProcessEnv;
}

/** Rows of renders. */
const RENDERS = 10;

const PROXIES = /^(https?|all|no|ftp)_proxy$/i;

/** A text in one cell of a table. */
const cell = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\u0000-\u001f\u007f-\u009f]/g, '')
    .replaceAll('|', '\\|')
    .replaceAll('<', '&lt;');

const table = (heading: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heading, heading.map(() => '---'), ...rows.map((row) => row.map(cell))]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

const section = (title: string, text: string): string => `## ${title}\n\n${text}\n`;

const versions = ({ version, serverVersion }: DossierFacts): string =>
  table(
    ['Part', 'Version'],
    [
      ['@vid/cli', version],
      ['@vid/server', serverVersion ?? 'not installed'],
      ['Node', process.version],
      ['System', `${process.platform} ${release()}, ${process.arch}`],
      ['Machine', `${availableParallelism()} cores, ${(totalmem() / 1e9).toFixed(1)} GB of memory`],
    ],
  );

/** Where the service is; never more of an address than its host. */
const hostOf = (address: string): string => {
  const url = canParseUrl(address) ? new URL(address) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) ? url.origin : '(no address that can be read)';
};

const configuration = ({ settings }: DossierFacts): string => {
  if (settings === undefined) return "The settings can't be read; see the checks.";
  const { baseUrl, apiKey, profile, configDir, projectFile } = settings;
  return table(
    ['Setting', 'Value', 'From'],
    [
      ['base URL', baseUrl === undefined ? 'not set' : hostOf(baseUrl.value), baseUrl?.source ?? ''],
      ['API key', apiKey === undefined ? 'not set' : '(hidden)', apiKey?.source ?? ''],
      ['profile', profile.value, profile.source],
      ['settings folder', configDir.value, configDir.source],
      ['project file', projectFile ?? 'none', ''],
    ],
  );
};

/** Ids and states alone: titles are the user's own affair. */
const lastRenders = ({ renders }: DossierFacts): string => {
  if (renders === undefined) return "The journal can't be read.";
  if (renders.length === 0) return 'None were made on this machine.';
  return table(
    ['Sent', 'State', 'Job', 'Where'],
    renders
      .slice(0, RENDERS)
      .map(({ sent_at: at, state, job_id: id, local }) => [at, state, id ?? '-', local ? 'here' : 'service']),
  );
};

const variables = ({ env }: DossierFacts): string => {
  const names = Object.keys(env).filter((name) => name.startsWith('VID_') || PROXIES.test(name));
  return names.length === 0
    ? 'None.'
    : `${names
        .sort()
        .map((name) => `\`${cell(name)}\``)
        .join(', ')} (names only)`;
};

const STATES = { ok: 'ok', warning: 'warning', problem: '**problem**' } as const;

const checks = ({ findings }: DossierFacts): string =>
  table(
    ['Check', 'State', 'Found', 'Next step'],
    findings.map(({ name, state, detail, next = '' }) => [name, STATES[state], detail, next]),
  );

/** The whole document. */
export const dossier = (facts: DossierFacts): string => {
  const text = [
    `${HEADING}\n`,
    `Made at ${facts.at.toISOString()}. Keys and passwords are taken out; read it before you send it.\n`,
    section('Versions', versions(facts)),
    section('Checks', checks(facts)),
    section('Settings', configuration(facts)),
    section('Last renders', lastRenders(facts)),
    section('Variables that are set', variables(facts)),
  ].join('\n');
  return shortenHome(hideSecretsIn(text));
};
