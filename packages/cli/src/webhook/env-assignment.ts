/**
 * Where an env file gives a variable its value, as `node --env-file` and dotenv read it: `export` may stand before it, a value
 * in quotes may have several lines, and of several assignments the last one counts. Readers give values alone; whoever changes
 * a file needs the places.
 */

export interface Assignment {
  /** Offsets of the whole assignment, a comment behind it included, without the line break. */
  readonly start: number;
  readonly end: number;
  readonly exported: boolean;
  readonly value: string;
}

const BLANKS = '[^\\S\\r\\n]*';
const ANY = new RegExp(
  `^${BLANKS}(export[^\\S\\r\\n]+)?([\\w.-]+)${BLANKS}=${BLANKS}('(?:\\\\'|[^'])*'|"(?:\\\\"|[^"])*"|\`(?:\\\\\`|[^\`])*\`|[^#\\r\\n]+)?${BLANKS}(?:#[^\\r\\n]*)?$`,
  'gm',
);

const unquoted = (value: string): string => value.trim().replace(/^(['"`])([^]*)\1$/, '$2');

/** In the order of the file. Each is read whole, so that a line within somebody's quotes is none. */
export const findAssignments = (text: string, name: string): readonly Assignment[] =>
  // The end of a line is one line break for `$`: carriage returns keep their offsets as blanks.
  [...text.replaceAll('\r\n', ' \n').matchAll(ANY)].flatMap(
    ({ 0: whole, 1: exported, 2: found, 3: value = '', index }) =>
      found === name
        ? [
            {
              start: index,
              end: index + whole.trimEnd().length,
              exported: exported !== undefined,
              value: unquoted(value),
            },
          ]
        : [],
  );
