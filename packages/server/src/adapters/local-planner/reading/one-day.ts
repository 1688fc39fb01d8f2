/** "am Sonntag, 18. Mai": a weekday and the date behind it are one day. */
import { namesDay } from '../../../acting/facts/day';
import { beginsWithDay } from './patterns';

export const isOneDay = (before: string, behind: string, language: string): boolean =>
  namesDay(
    before
      .replace(/[,،、，\s]+$/u, '')
      .split(/\s+/u)
      .at(-1) ?? '',
    language,
  ) && beginsWithDay(behind, language);
