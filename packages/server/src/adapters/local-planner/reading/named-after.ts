/** "Gasthof zum Hirschen", "Auberge du Pont": a house that is called after something, wherever a sentence names it. */
import type { Lexicon } from '../lexicon/lexicon';

const AFTER = /^\p{Ll}*\s(?:zum|zur|du|des|aux|da|del|della)\s\p{Lu}[\p{L}’'-]+/u;
/** Most briefs have none, and are not looked through for trades. */
const ANYWHERE = /\s(?:zum|zur|du|des|aux|da|del|della)\s\p{Lu}/u;

/** The first house that a brief names so. */
export const namedAfter = (brief: string, { bank }: Lexicon): string | undefined => {
  if (!ANYWHERE.test(brief)) return undefined;
  for (const { start, end } of bank?.names().all(brief) ?? []) {
    const tail = /^\p{Lu}/u.test(brief.slice(start, start + 2)) ? AFTER.exec(brief.slice(end)) : null;
    if (tail !== null) return brief.slice(start, end) + tail[0];
  }
  return undefined;
};
