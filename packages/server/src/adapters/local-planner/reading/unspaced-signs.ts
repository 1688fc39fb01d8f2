/**
 * A name that signs a brief in a script without capitals and spaces: 「…、りんごの里 上田」 alone in the last line, or before a number
 * to call, 「カギのレスキュー隊 0120-555-019」. Nothing that a particle leads on, no verb and no figure.
 */
import type { Lexicon } from '../lexicon/lexicon';
import { isUnspaced } from './measure';
import { contactsIn, namesTime, withoutContacts } from './patterns';
import { trimEndOf } from './trim-end';
import { sells } from './wishes';

/** A sentence of a brief, as far as it matters here. */
interface Said {
  readonly text: string;
  readonly label?: unknown;
  readonly items?: readonly string[];
}

const SHORTEST = 3;
const LONGEST = 16;
/** The place behind it. */
const PLACE = /[\s、（(][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・]{1,12}[)）]?$/u;
/** What goes on, does or asks something is no name; nor is what anybody offers. */
const GOES_ON =
  /[はがをにでへとも]$|(?:です|ます|ました|ません|ない|ください|下さい|から|まで|より|など|[。！？!?、：:])/u;
const OFFERS = /(?:無料|可能|対応|歓迎|募集|受付|予約|営業|定休|完備|あり|なし|OK|可|中|付き|込み|以上|限定|円)/u;
/** 札幌市, 川崎駅前 */
const WHERE = /(?:[都道府県市区町村]|駅[前東西南北]?|周辺|全域)$/u;
const LABELS =
  /^(?:オンライン|通販|公式|ネット|ウェブ|ホームページ|インスタ|サイト|ショップ|お?電話|TEL|Tel|tel|お?問い?合わせ(?:先)?|ご?予約|ご?注文|お?申し?込み|場所|住所|メール|公式)/u;

const asName = (text: string, lexicon: Lexicon): string | undefined => {
  const name = trimEndOf(text.trim(), /[。.\s]/u);
  const [place = ''] = PLACE.exec(name) ?? [];
  const bare = name.slice(0, name.length - place.length);
  const isName =
    isUnspaced(name) &&
    bare.length >= SHORTEST &&
    bare.length <= LONGEST &&
    !/\p{N}/u.test(name) &&
    !GOES_ON.test(name) &&
    !OFFERS.test(bare) &&
    !WHERE.test(name) &&
    !LABELS.test(bare) &&
    !namesTime(name, lexicon.language) &&
    !sells(name, lexicon) &&
    lexicon.towns.all(bare).every(({ start, end }) => start > 0 || end < bare.length);
  return isName ? name : undefined;
};

/** 0285-555-012（大塚農園）: whose number it is. */
const BRACKETED = /[（(]([^（）()\p{N}]{3,14})[)）][。.]?$/u;

/** The name before how to reach somebody: at most a word for it stands between. */
const beforeContact = (text: string, lexicon: Lexicon): string | undefined => {
  const [contact] = contactsIn(text);
  if (contact === undefined) return undefined;
  const lead = trimEndOf(text.slice(0, text.indexOf(contact)), /[\s、：:（(☎℡]/u).replace(
    /[\s、](?:TEL|Tel|tel|電話)$/u,
    '',
  );
  const [, behind = ''] = BRACKETED.exec(text.slice(text.indexOf(contact) + contact.length)) ?? [];
  const rest = text.slice(text.indexOf(contact) + contact.length).trim();
  const called = behind === '' ? rest : behind;
  return asName(lead, lexicon) ?? (called === '' ? undefined : asName(called, lexicon));
};

/** 福井・三国、第八海幸丸 and 工房つちのこ（駅から車で5分）: where it is stands before it or in brackets. */
const PLACED = /^(?:[^、。（）()\p{N}]{2,8}、)?([^、。（）()\p{N}]{3,16})(?:[（(][^（）()]{2,20}[)）])?[。.]?$/u;
const placed = (text: string, lexicon: Lexicon): string | undefined => {
  const [whole = '', name = ''] = PLACED.exec(text) ?? [];
  const isLed = whole.includes('、');
  const isWhere =
    !isLed || /・/u.test(whole.split('、')[0] ?? '') || lexicon.towns.all(whole.split('、')[0] ?? '').length > 0;
  return name !== '' && name !== text && isWhere ? asName(name, lexicon) : undefined;
};

/** The name that signs a brief, and whether its sentence says nothing else. */
export const unspacedSign = (
  sentences: readonly Said[],
  lexicon: Lexicon,
): { readonly name: string; readonly at: number; readonly isAlone: boolean } | undefined => {
  const last = sentences.length - 1;
  for (const [at, { text, items, label }] of [...sentences.entries()].reverse()) {
    if (
      at === 0 ||
      items !== undefined ||
      (label !== undefined && label !== 'contact') ||
      !isUnspaced(withoutContacts(text))
    )
      continue;
    const reached = beforeContact(text, lexicon);
    if (reached !== undefined) return { name: reached, at, isAlone: false };
    const beside = sentences[at + 1]?.text ?? '';
    const isSigned = at === last || (contactsIn(beside).length > 0 && at === last - 1);
    const name = isSigned ? asName(text, lexicon) : undefined;
    const called = isSigned && name === undefined ? placed(text, lexicon) : undefined;
    if (called !== undefined) return { name: called, at, isAlone: false };
    if (name !== undefined) return { name, at, isAlone: true };
  }
  return undefined;
};
