/** Parts whose a sentence is from what it says of them: "Padaria Sol, pão quente às 7" is who it is, and what they say. */
import { isOneOf } from '../../../wording/phrases';
import type { Lexicon } from '../lexicon/lexicon';
import { labelOf } from './labelled';
import { isUnspaced, visibleWords } from './measure';
import { nameAt } from './name-at';
import { leadOf } from './own-name';
import { NUMBER, namesTime } from './patterns';
import { leans } from './split-thought';
import { trimEndOf } from './trim-end';

/** Fewer words behind a name are its place. */
const LEAST_BEHIND_NAME = 3;
const MOST_PLACE_WORDS = 4;
/** Words that say what a name is the name of: "ferme pédagogique La Basse-Cour". */
const MOST_KIND_WORDS = 4;
const MARKS = /[“”„«»"]/gu;

interface Lead {
  /** As it is shown. */
  readonly shown: string;
  /** What stands behind the name. */
  readonly behind: string;
}

/** A lead that begins with the name, without the article before it. */
const beginning = (lead: string, name: string, { ours }: Lexicon): Lead | undefined => {
  const [first = '', ...others] = lead.split(' ');
  const bare = ours.has(first.toLowerCase()) ? others.join(' ') : lead;
  const from = [lead, bare].find((text) => text.toLowerCase().startsWith(name.toLowerCase()));
  const behind = from?.slice(name.length);
  return behind === undefined ? undefined : { shown: `${name}${behind}`, behind: behind.trim() };
};

/** A lead with its name, where only what it is the name of stands before. */
const withKind = (lead: string, name: string, { starts, hangs, ours }: Lexicon): Lead | undefined => {
  const at = lead.toLowerCase().indexOf(name.toLowerCase());
  if (at < 1) return undefined;
  const before = lead.slice(0, at).replace(MARKS, '').trim().split(/\s+/u);
  const owner = before.findIndex((word) => !ours.has(word.toLowerCase()));
  const kind = owner < 0 ? [] : before.slice(owner);
  const says = kind.every((word) => !starts.has(word.toLowerCase()) && !hangs.has(word.toLowerCase()));
  if (kind.length > MOST_KIND_WORDS || !says) return undefined;
  const behind = lead.slice(at + name.length).replace(/^[”“»"]/u, '');
  return { shown: [...kind, `${name}${behind}`].join(' '), behind: behind.trim() };
};

/** "Cantina da Avó Rosa, em Évora, açorda e migas": a place between two commas is where the name is. */
const PLACE = /^(\p{Ll}{1,3}) (\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*){0,2}), /u;

const BEFORE_DASH = /^(\p{Lu}\p{Ll}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)?)\s[–—-]\s/u;
/** "Tischlerei Ahrens, Oldenburg: Treppen …" */
const BEFORE_COLON = /^(\p{Lu}\p{Ll}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)?):\s/u;
const townBeforeColon = (rest: string, { towns, nouns }: Lexicon): string => {
  const [, town = ''] = BEFORE_COLON.exec(rest) ?? [];
  const isKnown = isOneOf(towns, town);
  // Where nouns have capitals a word that is none of them is a name.
  const isUnknown = nouns.size > 0 && !nouns.has(town.toLowerCase()) && labelOf(rest) === undefined;
  return isKnown || (town !== '' && isUnknown) ? town : '';
};

const withPlace = (text: string, lexicon: Lexicon): ReturnType<typeof leadOf> => {
  const { starts, language } = lexicon;
  const { lead, rest } = leadOf(text);
  const led = townBeforeColon(rest, lexicon);
  if (led !== '') return { lead: `${lead}, ${led}`, rest: rest.slice(led.length + 1).trim() };
  const [place = '', before = '', where = ''] = PLACE.exec(rest) ?? [];
  const isPlace = starts.has(before) && !namesTime(where, language);
  // "Steuerberatung Kessler, Mannheim – wir machen …"
  const [dashed = '', town = ''] = BEFORE_DASH.exec(rest) ?? [];
  if (dashed !== '' && !namesTime(town, language)) return { lead: `${lead}, ${town}`, rest: rest.slice(dashed.length) };
  return isPlace ? { lead: `${lead}, ${before} ${where}`, rest: rest.slice(place.length) } : { lead, rest };
};

/** "in Aranda de Duero", "Bassano del Grappa": where a name is, and nothing else. */
const isPlaceAlone = (rest: string, { starts, language }: Lexicon): boolean => {
  const place = trimEndOf(rest, /[.!\s]/u);
  const isLed = starts.has(place.split(/\s/u, 1)[0]?.toLowerCase() ?? '') && /^\S+\s\p{Lu}/u.test(place);
  const isNamed = language !== 'de' && nameAt(place) === place;
  return visibleWords(place) <= MOST_PLACE_WORDS && (isLed || isNamed) && !NUMBER.test(place);
};

/** 「子ども食堂「ひまわり」毎週金曜17時〜」: behind its name in brackets stands what is told of it, unless a particle goes on. */
const quotedApart = (text: string): string[] | undefined => {
  const [head = ''] = /^.{0,30}?「[^「」]{1,20}」/u.exec(text) ?? [];
  const behind = text.slice(head.length);
  return head !== '' && TELLS.test(behind) ? [head, behind.trim()] : undefined;
};
const TELLS = /^(?:[\p{N}\s]|毎|平日|土日|[月火水木金土日]曜|年中|本日|只今|初回|新規|お)/u;

/** The sentence in two, or as it is. */
export const withNameApart = (text: string, name: string, lexicon: Lexicon): string[] => {
  const quoted = isUnspaced(text) ? quotedApart(text) : undefined;
  if (quoted !== undefined) return quoted;
  const { lead, rest: bracketed } = withPlace(text, lexicon);
  // "オイル（200ml・3,200円）": what the name was parted from in brackets ends them.
  const rest = /^[^(（]*[)）]$/u.test(bracketed) ? bracketed.slice(0, -1) : bracketed;
  const found = beginning(lead, name, lexicon) ?? withKind(lead, name, lexicon);
  if (found === undefined || !(visibleWords(rest) >= LEAST_BEHIND_NAME || NUMBER.test(rest))) return [text];
  if (lexicon.and.has(rest.split(/\s/u, 1)[0]?.toLowerCase() ?? '') || leans(rest, lexicon)) return [text];
  // "The Lantern Room (that's us, the bar) is doing a quiz": an aside within it tears no sentence.
  if (/^[^(（]*[)）]\s*\S/u.test(rest)) return [text];
  if (isPlaceAlone(rest, lexicon)) return [text];
  const { shown, behind } = found;
  if (isUnspaced(text)) return behind.length <= 1 ? [name, rest] : [text];
  // Its place may follow: "Gelateria Neve a Lecce". Japanese has a particle there.
  const [place = ''] = behind.replace(/^[,،]\s/u, '').split(/\s/u, 1);
  const isPlace = behind === '' || /^[,،]\s\p{Lu}/u.test(behind) || lexicon.starts.has(place.toLowerCase());
  return isPlace && visibleWords(behind) <= MOST_PLACE_WORDS ? [shown, rest] : [text];
};
