import { existsSync } from 'node:fs';
import { isDeviceName } from './device-name';

/** A file name made from a video's title that is not taken in this folder. */
export const defaultOutput = (title: string): string => {
  const words =
    title
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60)
      .toLowerCase() || 'video';
  const slug = isDeviceName(words) ? `${words}-video` : words;
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? `${slug}.mp4` : `${slug}-${count}.mp4`;
    if (!existsSync(name)) return name;
  }
};
