/**
 * Takes off a brief what is neither prose nor list: test words in brackets, markdown, tags, hashtags, pointing hands.
 * What stands side by side in one line (numbered steps, parts between bars or semicolons, shouts between emoji) gets
 * lines of its own, and addresses lose what nobody reads aloud.
 */

import { withoutSpeakers } from './dialogue';
import { fromJson } from './from-json';
import { nameAt } from './name-at';
import { withoutInterface } from './shop-page';
import { isNavigation } from './small-talk';
import { withStarsCounted } from './star-ratings';

const MAGIC = /\[mock:[^\]]*\]/giu;
const POINTERS = /[👉👇👈👆⬇⬅⬆☎📞📱📍🔗📧📩✉📅📆🗓🕒⏰💰💵▶►]\uFE0F?/gu;
/** "火曜→木曜": from one to the other, where no figure tells it. */
const isFromTo = (text: string, at: number): boolean =>
  /\p{L}$/u.test(text.slice(at - 1, at)) && /^[→➡]\uFE0F?[\p{L}\p{N}]/u.test(text.slice(at, at + 3));
/** An arrow between two prices says that one takes the place of the other. */
const ARROWS = /(?<!\p{N}[^\n→➡]{0,6})[→➡]\uFE0F?|[→➡]\uFE0F?(?!\s?(?:\p{L}{1,8}\s?)?\p{Sc}?\p{N})/gu;
const LAUGHTER = /\s?\((?:haha+|hehe+|lol|jk|hihi|jaja+|mdr|rs|www|笑)\)/giu;
/** ":)", ";-)", ":D": drawn with marks, and the same as an emoji. */
const SMILES = /(?<=[\p{L}\p{N}.!?]\s?|\s)[:;=]-?[)D](?![\p{L}\p{N})])/gu;
const KISSES = /\s(?:x{2,4}|(?:xo){1,3}x?)(?=\s{0,3}$)/gmu;
const HASHTAGS = /(?<![\p{L}\p{N}&/])#[\p{L}_][\p{L}\p{N}_]*/gu;
const STEP = /(?:^|\s)\(?(\d{1,2})[.)]\s+(?=\p{L})/gu;
const TICKS = /^( ?)[✅✔✓☑🔹🔸🔷🔶▪▫◆◇➤➢★⭐]\uFE0F?\s+/gmu;
const TAG = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>/giu;
const BLOCK_END = /<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\s*\/?>/giu;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  '#39': '’',
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  euro: '€',
  pound: '£',
};

/** "1) Stop. 2) Look. 3) Call. Then wait." becomes four lines, when the numbers count up from one. */
const withStepsApart = (line: string): string => {
  const numbers = [...line.matchAll(STEP)];
  const counts = numbers.length > 1 && numbers.every(([, number], at) => Number(number) === at + 1);
  if (!counts) return line;
  const last = numbers.at(-1)?.index ?? 0;
  // What follows the last step's full stop is no step.
  const end = line.slice(last).replace(STEP, '\n$1. ');
  const steps = line.slice(0, last).replace(STEP, '\n$1. ');
  return `${steps}${end.replace(/(\p{Ll}{2}[.!?])\s+(?=\p{Lu}|\p{N})/u, '$1\n')}`.replace(/[,;]\s*(?=\n|$)/gu, '');
};

/** A part that is longer says something by itself. */
const ITEM_WORDS = 4;

const visiblyShort = (parts: readonly string[]): boolean =>
  parts.every((part) => part.trim().split(/\s+/u).length < ITEM_WORDS);

/** Lines of a verse, apart by strokes. */
const LEAST_VERSES = 4;
const LEAST_IN_VERSE = 2;

/** "Home > Garden > Hoses": where in a site a page stands. */
const MOST_TRAIL_WORDS = 4;
const isTrail = (line: string): boolean => {
  const places = line.split(/\s+[>›»]\s+/u).map((place) => place.trim());
  const bySlash = line.split(/\s+\/\s+/u);
  if (bySlash.length > 2 && isNavigation(bySlash[0] ?? '')) return true;
  const short = places.every((place) => place !== '' && place.split(' ').length <= MOST_TRAIL_WORDS);
  return short && (places.length > 2 || (places.length === 2 && isNavigation(places[0] ?? '')));
};

/** The first of several lines where it is one, whatever its places are called: "Womens / Bags / Backpacks". */
const withoutFirstTrail = (text: string): string => {
  const [first = '', ...others] = text.trimStart().split('\n');
  const places = first.split(/\s+[>›»/]\s+/u);
  const isShort = (place: string): boolean =>
    /^\p{Lu}[^.!?:\p{N}]*$/u.test(place) && place.split(' ').length < MOST_TRAIL_WORDS;
  return places.length > 2 && places.every(isShort) && others.length > 2 ? others.join('\n') : text;
};

/** "Walk-ins | no waiting | open late": three or more parts between the same marks; short ones are a list. */
const withPartsApart = (line: string): string => {
  const names = line.split(/\s*[|•·›»]\s*/u).filter((part) => part.trim() !== '');
  if (names.length > 2 && names.filter(isNavigation).length * 2 > names.length) return '';
  if (isTrail(line)) return '';
  for (const mark of [/\s+[|•·]\s+/u, /\s*;\s+/u]) {
    const parts = line.split(mark).filter((part) => part.trim() !== '');
    if (parts.length < 3) continue;
    // "Now £35 | Was £50 | Save 30%" is said in one breath.
    if (parts.filter((part) => /\p{Sc}/u.test(part)).length > 1 && visiblyShort(parts)) return parts.join(', ');
    const listed = parts.every((part) => part.trim().split(/\s+/u).length <= ITEM_WORDS && !/[\p{N}.@:]/u.test(part));
    // What stands between such marks begins a line of its own, and goes on with none.
    const begun = (part: string): string => part.replace(/^\s*\p{Ll}(?=\p{Ll}{2})/u, (letter) => letter.toUpperCase());
    return parts.map((part) => (listed ? `- ${part.trim()}` : begun(part))).join('\n');
  }
  const verses = line.split(/\s+\/\s+/u);
  const words = verses.map((verse) => verse.split(' ').length);
  const isVerse = verses.length >= LEAST_VERSES && words.every((count) => count >= LEAST_IN_VERSE);
  if (isVerse && !/\p{N}/u.test(line)) return verses.join('\n');
  return line.replace(/\s+[|•·]\s+/gu, ', ');
};

/** A heading under the first that stands over bullets leads to them; one that only says where one is goes. */
const withHeadings = (text: string): string =>
  text
    .replace(/^#{2,6}\s+([^\n]+?) ?:? ?\n(?= ?(?:[-*+•]|\d{1,2}[.)])\s)/gmu, '$1:\n')
    .replace(/^#{2,6}\s+([^\n]+)$/gmu, (whole, name: string) => (isNavigation(name) ? '' : whole))
    .replace(/^#{1,6}\s+/gmu, '');

const withoutMarkdown = (text: string): string =>
  withHeadings(text)
    // A price that is struck out is the one before.
    .replace(/~~([^~\n]*)~~/gu, (_, struck: string) => (/\p{Sc}|\p{N}/u.test(struck) ? struck : ' '))
    .replace(/!?\[([^\]]{1,300})\]\((https?:[^)\s]+)\)(?=\s*(?:[.!]?\s*$))/gmu, '$1: $2')
    .replace(/!?\[([^\]]{1,300})\]\((https?:[^)\s]+)\)/gu, '$1 ($2)')
    .replace(/(\*\*|__|`)/gu, '')
    .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*\n]+?)(?<=\S)\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/^\s*(?:>\s?)+/gmu, '')
    .replace(/^\s*(?:[-*_=]\s?){3,}$/gmu, '');

/**
 * White space as single spaces and line ends, without blank lines. Long runs of it would take the expressions here, which
 * allow for any amount of it in several places, quadratic or cubic time.
 */
const inLines = (text: string): string =>
  text.replace(/[^\S\n ][^\S\n]*| [^\S\n]+/gu, ' ').replace(/ ?\n(?:[ \n]*\n)?/gu, '\n');

/** What a page holds for browsers and for whoever makes it. */
const UNSEEN = /<!--[^<]*?-->|<(script|style|title|head)\b[^>]*>[^<]*<\/\1>|<!doctype[^>]*>/giu;

/** `<a href="https://…">Order here</a>` leads there: the address is said behind the words. */
const LINK = /<a\s[^<>]{0,200}?href\s?=\s?["']?(https?:[^"'\s<>]{1,300})["']?[^<>]{0,200}>([^<]{1,200})<\/a>/giu;

const withoutTags = (text: string): string =>
  text
    .replace(UNSEEN, ' ')
    .replace(LINK, '\n$2: $1\n')
    .replace(BLOCK_END, '\n')
    .replace(TAG, ' ')
    .replace(/&(#?\w{2,6});/gu, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole);

/** The scheme, `www.` and what follows a question mark are for machines. */
const withShortAddresses = (text: string): string =>
  text
    .replace(/https?:\/\/(?=\S)/giu, '')
    .replace(/(?<![\p{L}\p{N}.])www\.(?=[a-z0-9-]+\.\p{L})/giu, '')
    .replace(/\?(?<=[a-z0-9]\.[a-z]{2,8}(?:\/[\w./-]*)?\?)[\w%.~-]+=[\w%.~&=+-]*/giu, '');

/** Where a line has two and more of them between words, they stand for its stops: "2 for £20 💥 collection only 🚗 order …". */
const SIGNS_BETWEEN =
  /(?<=\S)\s+(?:(?![©®™])\p{Extended_Pictographic}[\uFE0F\u200D\u{1F3FB}-\u{1F3FF}♀♂]*\s*)+\s(?=\S)/gu;
/** Hearts are said as often as they adorn: "We ❤️ dogs". */
const HEART = /[❤♥💓-💟🖤🤍🤎🧡🩷🩵]/u;
const ADORNS =
  /(?=\p{Extended_Pictographic})(?<=^|\s)(?:(?![©®™❤♥★💓-💟🖤🤍🤎🧡🩷🩵])\p{Extended_Pictographic}[\uFE0F\u200D\u{1F3FB}-\u{1F3FF}♀♂]*)+(?=\s|$)/gu;

/** Several in a row end what stands before them, however it goes on: "in the hills 🍯🐝 heather and ivy". */
const SEVERAL_SIGNS =
  /(?<=[\p{L}\p{N}.!?)])\s*(?:(?![©®™❤♥★💓-💟🖤🤍🤎🧡🩷🩵])\p{Extended_Pictographic}\uFE0F?\s*){2,}(?=\p{L})/gu;

/** "Gloss House, Cardiff Bay 💅 gel manicure £28": behind a name it stands for a comma. */
const SIGN_BEHIND = /\s(?:(?![©®™❤♥★💓-💟🖤🤍🤎🧡🩷🩵])\p{Extended_Pictographic}\uFE0F?)\s(?=\p{Ll}|\p{N})/gu;
const NAME_BEFORE = /[\s’']\p{Lu}[\p{L}’'-]{1,20}$/u;
const LONGEST_NAME = 24;
const withSignsBehindNames = (line: string): string =>
  line.replace(SIGN_BEHIND, (found, at: number) =>
    NAME_BEFORE.test(line.slice(Math.max(0, at - LONGEST_NAME), at)) ? ', ' : found,
  );

const SIGN = /\p{Extended_Pictographic}/u;
const BEGINS_WITH_SIGN = /^\s*(?![©®™❤♥])\p{Extended_Pictographic}/u;
const withoutGaps = (line: string): string => line.replace(/[^\S\n]{2,}/gu, ' ').trim();

/** Words on both sides of a sign from which each side is a sentence of its own: "… or solar park 🐑 no machines, no noise". */
const LEAST_BEFORE_SIGN = 6;
const LEAST_BEHIND_SIGN = 4;
const partsSentences = (line: string, signs: readonly string[]): boolean => {
  const [sign = ''] = signs;
  if (signs.length !== 1) return false;
  const at = line.indexOf(sign);
  const before =
    line
      .slice(0, at)
      .split(/[.!?]\s/u)
      .at(-1) ?? '';
  const [behind = ''] = line.slice(at + sign.length).split(/[.!?](?:\s|$)/u, 1);
  const wordsIn = (text: string): number => text.trim().split(/\s+/u).length;
  return /^\p{Ll}/u.test(behind) && wordsIn(before) >= LEAST_BEFORE_SIGN && wordsIn(behind) >= LEAST_BEHIND_SIGN;
};

const withSignsAsEnds = (line: string): string => {
  if (!SIGN.test(line)) return /[\p{L}\p{N}]/u.test(line) ? withoutGaps(line) : line;
  const between = line.match(SIGNS_BETWEEN)?.filter((signs) => !HEART.test(signs)) ?? [];
  const before = between.length === 1 ? line.slice(0, line.search(SIGNS_BETWEEN)).trim() : '';
  // "La Jardinerie des Buttes 🌸 rosiers dès 12,90 €": a name stands by itself.
  const isNamed = before.includes(' ') && nameAt(before) === before;
  // "🐶 Dog boarding near Alençon 🐾 no kennels": where a line begins with one, one within it ends a sentence.
  const isLed = between.length === 1 && BEGINS_WITH_SIGN.test(line);
  const several =
    isNamed || isLed || partsSentences(line, between) || between.length > 1 ? SIGNS_BETWEEN : SEVERAL_SIGNS;
  const apart = withSignsBehindNames(line.replace(several, '\n'));
  // What adorns a line is no word of it, unless it is all that is there.
  return apart
    .split('\n')
    .map((part) => {
      const bare = withoutGaps(part.replace(ADORNS, ' '));
      return /[\p{L}\p{N}]/u.test(bare) ? bare : part;
    })
    .join('\n');
};

/** 【新商品】: what a text begins with in such brackets is told before the rest. */
const TAGGED = /^\s?【([^】\n]{1,20})】[^\S\n]?(?=\S)/u;

/** 森🐶 ドッグラン: in a script without spaces one behind a sign parts what stands around both. */
const UNSPACED_SIGN =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー）。！])\s*(?![©®™])\p{Extended_Pictographic}\uFE0F?\s+(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu;

/** Emoji and ornaments between sentences end them, as do the brackets around a Japanese remark. */
const withPausesAtSigns = (text: string): string =>
  text
    .replace(TAGGED, '$1\n')
    .replace(
      /(?<=[\p{L}\p{N}.!?)])\s*((?![©®™])\p{Extended_Pictographic}\uFE0F?\s*)+(?=\p{Lu}|\p{N}|\p{Script=Arabic})/gu,
      '\n',
    )
    .replace(UNSPACED_SIGN, '\n')
    .replace(/(?<!\p{N} )[☆★♪♫]+(?=\S)|※/gu, '\n')
    .split('\n')
    .map(withSignsAsEnds)
    .join('\n');

/** What is not meant for readers of the words: test words, members of JSON, who speaks. */
const written = (brief: string): string =>
  withStarsCounted(withoutSpeakers(fromJson(brief.replace(MAGIC, ' ').replace(SMILES, ' 🙂'))));

/** The brief as its author would say it; line breaks are kept. */
export const withoutMarkup = (brief: string): string =>
  withPausesAtSigns(
    withShortAddresses(
      withoutMarkdown(withoutFirstTrail(withoutInterface(inLines(withoutTags(inLines(written(brief))))))),
    ).replace(TICKS, '$1- '),
  )
    .replace(HASHTAGS, ' ')
    .replace(LAUGHTER, '')
    .replace(KISSES, '')
    .replace(POINTERS, ' ')
    .replace(ARROWS, (_, at: number, whole: string) => (isFromTo(whole, at) ? '→' : ' '))
    .replace(/([!?,¡¿])[ ]?\1+/gu, '$1')
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]+/gu, ' ')
    // What was taken off in a row leaves a run of spaces, which would take what follows quadratic time.
    .replace(/[^\S\n]{4,}/gu, ' ')
    .split('\n')
    .map(withPartsApart)
    .join('\n')
    .split('\n')
    .map(withStepsApart)
    .join('\n');

const EMOJI = /[\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}\uFE0F\u200D\u20E3]+/gu;

const FROM = /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])→(?=[\p{L}\p{N}])/gu;

/** For voices and titles: nobody reads an emoji aloud. Digits and letters are no emoji; ©, ® and ™ stay. */
export const withoutEmoji = (text: string): string =>
  text
    .replace(FROM, 'から')
    .replace(/(?<=\p{L})→(?=\p{L})/gu, ', ')
    .replace(EMOJI, (sign) => (/^[©®™]$/u.test(sign) ? sign : ' '))
    .replace(/\s{2,}/gu, ' ')
    .replace(/\s+(?=[.,!?;:。！？]|$)/gu, '')
    .trim();
