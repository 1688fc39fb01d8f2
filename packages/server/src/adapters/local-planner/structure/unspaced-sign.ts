/** What signs a film in a script without spaces: a name in brackets, a noun, or a house with how it is called. */
import type { Lexicon } from '../lexicon/lexicon';

const MOST_UNSPACED = 16;

const POLITE = /(?:です|でございます)$/u;
/** 星空観察会 in 野辺山 */
const IN_PLACE = /\s(?:in|at|@)\s\S+$/u;
/** A sentence rather than a noun: it ends in a verb. */
const VERBAL = /[\p{Script=Hiragana}]{2}$/u;

/** トリミングサロン|わんぽっぽ: how a house is called stands behind what it is, whatever it ends in. */
const houseIn = (said: string, { bank }: Lexicon): string | undefined => {
  const trade = bank
    ?.names()
    .all(said)
    .find(({ end }) => CALLED.test(said.slice(end)));
  const start = trade === undefined ? -1 : said.slice(0, trade.start).lastIndexOf('の') + 1;
  return start < 0 ? undefined : said.slice(start);
};

/** Nothing that a particle leads to, and no verb. */
const CALLED = /^(?![がはをにでへとのもや])(?!.*(?:ます|です|した|ない|せん)$)\p{Script=Hiragana}{2,8}$/u;

export const unspacedIn = (head: string, lexicon: Lexicon, isLater: boolean): string | undefined => {
  const quoted = /[「『]([^」』]{2,16})[」』]/u.exec(head)?.[1];
  const said = quoted ?? head.replace(POLITE, '').replace(IN_PLACE, '');
  const house = quoted === undefined && said === head && VERBAL.test(said) ? houseIn(said, lexicon) : said;
  const isSaid =
    house !== undefined &&
    house.length > 1 &&
    house.length <= MOST_UNSPACED &&
    (quoted !== undefined || !/[でにをはがへ]$/u.test(house));
  // 世田谷区: further on a noun may be anything.
  const isSure = !isLater || quoted !== undefined || (lexicon.bank?.names().all(said).length ?? 0) > 0;
  return isSaid && isSure ? house : undefined;
};
