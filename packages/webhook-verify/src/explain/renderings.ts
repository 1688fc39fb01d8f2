/** The ways in which common languages and libraries write the same JSON value. */

export interface Rendering {
  readonly name: string;
  readonly text: string;
}

const MAX_RENDERED = 262_144;

export const renderingsOf = (value: unknown): readonly Rendering[] => {
  const compact = JSON.stringify(value);
  if (compact === undefined || compact.length > MAX_RENDERED) return [];
  const python = spaced(value);
  const sorted = sortKeys(value);
  return [
    { name: 'without whitespace, as JSON.stringify writes', text: compact },
    { name: 'indented by 2 spaces', text: JSON.stringify(value, null, 2) },
    { name: 'indented by 4 spaces', text: JSON.stringify(value, null, 4) },
    { name: 'indented by tabs', text: JSON.stringify(value, null, '\t') },
    { name: 'with a space after commas and colons, as Python writes', text: python },
    { name: 'as Python writes, non-ASCII escaped', text: asciiOnly(python) },
    { name: 'without whitespace, non-ASCII escaped', text: asciiOnly(compact) },
    { name: 'with escaped slashes, as PHP writes', text: asciiOnly(compact.replaceAll('/', '\\/')) },
    { name: 'with escaped slashes', text: compact.replaceAll('/', '\\/') },
    { name: 'with <, > and & escaped, as Go writes', text: compact.replace(/[<>&]/g, escaped) },
    { name: 'with sorted keys', text: JSON.stringify(sorted) },
    { name: 'with sorted keys, as Python writes', text: spaced(sorted) },
  ];
};

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
const asciiOnly = (text: string): string => text.replace(/[^\0-\x7f]/g, escaped);

const spaced = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, member]) => `${JSON.stringify(key)}: ${spaced(member)}`)
    .join(', ')}}`;
};

const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, member]) => [key, sortKeys(member)]));
};
