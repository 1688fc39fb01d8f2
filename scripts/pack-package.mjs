import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npmCommand } from './npm-command.mjs';
import { runProgram } from './run-program.mjs';

/** Packs a built package of this repository, as it would be published, into a folder. Resolves to the path of the tarball. */
export const packPackage = async (name, folder) => {
  const cwd = fileURLToPath(new URL(`../packages/${name}/`, import.meta.url));
  const [npm, pack] = npmCommand('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder]);
  const packed = await runProgram(npm, pack, { cwd });
  const [{ filename }] = JSON.parse(packed.slice(packed.search(/^\[/m)));
  return join(folder, filename);
};
