import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { jsonProblem } from '../json-file';
import { readText } from '../read-text';

/** The document in a file that `vid server snapshot save` wrote; the server that takes it judges the rest. */
export const readSnapshot = async (file: string): Promise<unknown> => {
  const text = await readText(file, 'snapshot');
  const next = 'Name a file that `vid server snapshot save` wrote.';
  const broken = jsonProblem(text);
  if (broken !== undefined)
    throw new CliError(EXIT.usage, `The snapshot ${file} can't be read as JSON: ${broken}. Nothing was loaded.`, {
      next,
    });
  const state: unknown = JSON.parse(text);
  if (typeof state === 'object' && state !== null && 'format' in state) return state;
  throw new CliError(EXIT.usage, `${file} is no snapshot of a server; nothing was loaded.`, { next });
};
