/** Markdown tables for the generated pages. */
const cell = (value: string): string => value.replaceAll('|', '\\|');

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

export const code = (value: string): string => `\`${value}\``;
