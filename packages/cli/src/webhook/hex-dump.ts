const ROWS = [16, 8, 4] as const;

/** Columns of a row: the offset, three a byte, a gap in the middle, and the characters. */
const columnsOf = (perRow: number): number => 4 + 2 + perRow * 3 + 1 + 2 + perRow;

/** Bytes as offset, hexadecimal digits and characters, as many a row as fit. */
export const hexDump = (bytes: Buffer, columns = 80): string => {
  const perRow = ROWS.find((count) => columnsOf(count) <= columns) ?? 4;
  const rows = Array.from({ length: Math.ceil(bytes.length / perRow) }, (_, row) => {
    const part = bytes.subarray(row * perRow, (row + 1) * perRow);
    const digits = [...part].map((byte) => byte.toString(16).padStart(2, '0'));
    const halves = [digits.slice(0, perRow / 2), digits.slice(perRow / 2)].map((half) => half.join(' '));
    const characters = [...part]
      .map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.'))
      .join('');
    const offset = (row * perRow).toString(16).padStart(4, '0');
    return `${offset}  ${halves.join('  ').padEnd(perRow * 3)}  ${characters}`;
  });
  return rows.join('\n');
};
