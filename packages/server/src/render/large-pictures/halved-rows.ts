/** Rows at half the width and height: of each four pixels the mean, in which what is not seen counts as little as it is seen. */
export async function* halvedRows(rows: AsyncIterable<Uint8Array>, width: number): AsyncGenerator<Uint8Array> {
  const made = new Uint8Array(Math.floor(width / 2) * 4);
  const upper = new Uint8Array(width * 4);
  let isLower = false;
  for await (const row of rows) {
    if (!isLower) upper.set(row);
    else {
      for (let to = 0; to < made.length; to += 4) {
        const [a, b] = [to * 2, to * 2 + 4];
        const [one, two, three, four] = [upper[a + 3] ?? 0, upper[b + 3] ?? 0, row[a + 3] ?? 0, row[b + 3] ?? 0];
        const seen = one + two + three + four;
        for (let channel = 0; channel < 3 && seen > 0; channel += 1)
          made[to + channel] =
            ((upper[a + channel] ?? 0) * one +
              (upper[b + channel] ?? 0) * two +
              (row[a + channel] ?? 0) * three +
              (row[b + channel] ?? 0) * four) /
              seen +
            0.5;
        made[to + 3] = seen / 4 + 0.5;
      }
      yield made;
    }
    isLower = !isLower;
  }
}
