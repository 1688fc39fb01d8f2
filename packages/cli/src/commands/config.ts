/** `vid config`: the stored settings, and where each value in force comes from. */
import type { Command } from 'commander';
import { baseUrlProblem } from '../base-url';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { hangText } from '../hang-text';
import { perhapsMeant } from '../meant-address';
import { changeProfile } from '../profiles';
import { openSession, type Session } from '../session';
import type { Setting, Settings } from '../settings';
import { shownAddress } from '../shown-address';

const NAMES = ['base-url', 'profile', 'config-dir', 'api-key'] as const;
type Name = (typeof NAMES)[number];

/** A key is told by its first letters only. */
const masked = (key: string): string => `${key.slice(0, 8)}…`;

const inForce = ({ baseUrl, profile, configDir, apiKey }: Settings): Record<Name, Setting | undefined> => ({
  'base-url': baseUrl === undefined ? undefined : { ...baseUrl, value: shownAddress(baseUrl.value) },
  profile,
  'config-dir': configDir,
  'api-key': apiKey === undefined ? undefined : { ...apiKey, value: masked(apiKey.value) },
});

const explain = ({ io, settings }: Session): void => {
  const values = inForce(settings);
  const text = NAMES.map((name) => {
    const setting = values[name];
    return setting === undefined ? `${name}: not set` : `${name}: ${setting.value}  (${setting.source})`;
  });
  const held = settings.heldBack === undefined ? [] : [settings.heldBack.message];
  io.data(values, [...text, ...held].map((line) => hangText(line, process.stdout.columns, '', '  ')).join('\n'));
};

const set = async ({ io, settings }: Session, value: string): Promise<void> => {
  const what = baseUrlProblem(value);
  if (what !== undefined) {
    throw new CliError(EXIT.usage, `${shownAddress(value)} is no base URL: it ${what}. Nothing was stored.`, {
      next: `${perhapsMeant(value)}Write the root of its host without a path, like https://api.example.com. A key is stored with \`vid login\`.`,
    });
  }
  const { configDir, profile } = settings;
  await changeProfile(configDir.value, profile.value, (kept) => ({ ...kept, baseUrl: value }));
  const shown = shownAddress(value);
  io.say({ profile: profile.value, baseUrl: shown }, `base-url is ${shown} in the profile ${profile.value}.`);
};

export const define = (command: Command): void => {
  command.addHelpText(
    'before',
    'Examples:\n  $ vid config explain\n  $ vid config set base-url https://api.example.com\n',
  );
  const get = command
    .command('get')
    .addArgument(command.createArgument('<name>', 'a setting').choices(NAMES))
    .summary('Print one value in force')
    .description('Print one value in force; nothing when it is not set')
    .action(async (name: Name) => {
      const { io, settings } = await openSession(get);
      const value = inForce(settings)[name]?.value;
      if (value === undefined && !io.json) io.note(`${name} is not set.`);
      else io.data({ [name]: value ?? null }, value ?? '');
    });
  const setting = command
    .command('set')
    .addArgument(get.createArgument('<name>', 'only base-url; a key is stored with `vid login`').choices(['base-url']))
    .argument('<value>', 'the root of its host, without a path')
    .summary('Store a value in the profile')
    .description('Store a value in the profile')
    .action(async (_name: string, value: string) => set(await openSession(setting, { newProfile: true }), value));
  const explaining = command
    .command('explain')
    .summary('Print each value and where it comes from')
    .description('Print each value in force and where it comes from')
    .action(async () => explain(await openSession(explaining)));
};
