/** Sums over all that is above and left of each place of a picture, by which the sum over any box is known at once. */
export function sumsOf(
  values: Float32Array,
  { width, height }: { readonly width: number; readonly height: number },
  of = (value: number): number => value,
): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += of(values[y * width + x] as number);
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] as number) + row;
    }
  }
  return sums;
}
