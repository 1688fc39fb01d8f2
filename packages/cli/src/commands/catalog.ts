/** `vid catalog`: what films are made of, by name, as a list or a sheet. */
import { writeFile } from 'node:fs/promises';
import { Writable } from 'node:stream';
import type { Command } from 'commander';
import { artworkFolder } from '../artwork-folder';
import { alignColumns } from '../columns';
import { loadCatalog } from '../load-server';
import { checkOutput, FORCE_FLAG } from '../output/check-output';
import { PNG } from '../output/file-kind';
import { openSession, type Session } from '../session';

interface PictureFlags {
  readonly language?: string;
  readonly artwork?: string;
  readonly sheet?: string;
  readonly force?: boolean;
}

const EXAMPLES = `Examples:
  $ vid catalog pictures dentist
  $ vid catalog pictures Umzug --language de --json
  $ vid catalog pictures "flat white" --artwork ./pictures --sheet sheet.png
`;

const showPictures = async (session: Session, word: string, flags: PictureFlags): Promise<void> => {
  const { io } = session;
  const artwork = artworkFolder(flags.artwork);
  const sheet =
    flags.sheet === undefined
      ? undefined
      : await checkOutput(flags.sheet, { kind: PNG, force: flags.force, flag: '--sheet', ask: !io.json });
  const { catalogPictures } = await loadCatalog();
  const catalog = catalogPictures(word, { language: flags.language, artwork });
  for (const note of catalog.notes) io.note(note);
  if (sheet !== undefined) {
    const bytes = await catalog.sheet();
    await sheet.write(async (destination) => {
      if (!(destination instanceof Writable)) return writeFile(destination, bytes);
      await new Promise<void>((resolve, reject) => {
        destination.write(bytes, (error) => (error ? reject(error) : resolve()));
      });
    });
    if (sheet.isStdout) return;
  }
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
