/** `vid catalog`: what films are made of, by name, as a list or a sheet. */
import { writeFile } from 'node:fs/promises';
import { Writable } from 'node:stream';
import type { CatalogKind, DrawnKind } from '@vid/server/catalog';
import type { Command } from 'commander';
import { artworkFolder } from '../artwork-folder';
import { alignColumns } from '../columns';
import { loadCatalog } from '../load-server';
import { checkOutput, FORCE_FLAG } from '../output/check-output';
import { asSheet, SHEET } from '../output/sheet-mark';
import { openSession, type Session } from '../session';
import { termList } from '../term-lines';

interface PictureFlags {
  readonly language?: string;
  readonly artwork?: string;
  readonly sheet?: string;
  readonly force?: boolean;
}

type SheetFlags = Pick<PictureFlags, 'sheet' | 'force'>;

const KINDS = {
  routes: 'Show the formats of films, and what each does',
  worlds: 'Show the places that scenes are set in',
  acts: 'Show what scenes act out, and what their words need for it (motion.beat)',
  transitions: 'Show how one scene becomes the next',
  styles: 'Show the hands that scenes are drawn in (--art-style)',
  captions: 'Show how what is spoken is drawn (--caption-style)',
  presenters: 'Show the persons who speak in films',
  fonts: 'Show the families that words are written with',
} as const satisfies Record<DrawnKind, string>;

const VOICES = 'Show the voices that narrators have (--voice-preset-id)';

const EXAMPLES = `Examples:
  $ vid catalog routes
  $ vid catalog worlds --sheet worlds.png
  $ vid catalog acts --sheet acts.png
  $ vid catalog captions --sheet captions.png
  $ vid catalog voices
  $ vid catalog pictures dentist
  $ vid catalog pictures Umzug --language de --json
  $ vid catalog pictures "flat white" --artwork ./pictures --sheet sheet.png
`;

const checkSheet = async ({ sheet, force, artwork }: Omit<PictureFlags, 'language'>, io: Session['io']) =>
  sheet === undefined
    ? undefined
    : checkOutput(sheet, {
        kind: SHEET,
        force,
        inputs: artwork === undefined ? [] : [{ path: artwork, what: 'in the folder of artwork' }],
        flag: `--sheet ${sheet}`,
        ask: !io.json,
      });

/** Writes a sheet. Whether it went to stdout, where nothing else may follow. */
const writeSheet = async (
  sheet: Awaited<ReturnType<typeof checkSheet>>,
  draw: () => Promise<Buffer>,
): Promise<boolean> => {
  if (sheet === undefined) return false;
  const bytes = asSheet(await draw());
  await sheet.write(async (destination) => {
    if (!(destination instanceof Writable)) return writeFile(destination, bytes);
    await new Promise<void>((resolve, reject) => {
      destination.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
  });
  return sheet.isStdout;
};

const listKind = async ({ io }: Session, kind: CatalogKind): Promise<void> => {
  const { catalogEntries } = await loadCatalog();
  const entries = catalogEntries(kind);
  io.list(entries, termList(entries.map(({ name, shows }) => ({ term: name, about: shows }))));
};

const showKind = async (session: Session, kind: DrawnKind, flags: SheetFlags): Promise<void> => {
  const sheet = await checkSheet(flags, session.io);
  const { catalogSheet } = await loadCatalog();
  if (!(await writeSheet(sheet, () => catalogSheet(kind)))) await listKind(session, kind);
};

const showPictures = async (session: Session, word: string, flags: PictureFlags): Promise<void> => {
  const { io } = session;
  const artwork = artworkFolder(flags.artwork);
  const sheet = await checkSheet(flags, io);
  const { catalogPictures } = await loadCatalog();
  const catalog = catalogPictures(word, { language: flags.language, artwork });
  for (const note of catalog.notes) io.note(note);
  if (await writeSheet(sheet, () => catalog.sheet())) return;
  const rows = catalog.pictures.map(({ name, set, language, concept = '', trade = '', place = '' }) => [
    name,
    set,
    language,
    concept,
    trade,
    place,
  ]);
  const none = `No picture shows “${word}”: a scene about it is set with type alone.`;
  io.list(catalog.pictures, rows.length === 0 ? none : alignColumns(rows));
};

export const define = (command: Command): void => {
  command.addHelpText('before', EXAMPLES);
  for (const [kind, about] of Object.entries(KINDS) as [DrawnKind, string][]) {
    const listed: Command = command
      .command(kind)
      .summary(about)
      .description(about)
      .option('--sheet <file>', 'draw them on a sheet, a PNG')
      .option(...FORCE_FLAG)
      .action(async (flags: SheetFlags) => showKind(await openSession(listed), kind, flags));
  }
  const voices: Command = command
    .command('voices')
    .summary(VOICES)
    .description(VOICES)
    .action(async () => listKind(await openSession(voices), 'voices'));
  const summary = 'Show which pictures a word leads to, the best first';
  const pictures: Command = command
    .command('pictures <word...>')
    .summary(summary)
    .description(summary)
    .option('--language <tag>', 'the language of the word (default: every language that words are known in)')
    .option('--artwork <dir>', 'your own pictures (SVG, PNG, WebP named by keywords) come first')
    .option('--sheet <file>', 'draw them on a sheet, a PNG')
    .option(...FORCE_FLAG)
    .action(async (words: readonly string[], flags: PictureFlags) =>
      showPictures(await openSession(pictures), words.join(' '), flags),
    );
};
