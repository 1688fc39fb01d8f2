/** A name as it stands by itself, where what leads to it bent it: "dla Piekarni Kłos", „der Freiwilligen Feuerwehr Oberau“. */
import type { Lexicon } from '../lexicon/lexicon';
import { turned } from './turned';

/** Characters in which the word before a name stands. */
const REACH = 16;

export const unbentName = (name: string, brief: string, { owns }: Lexicon): string => {
  if (owns === undefined || owns.bentTurns.length === 0) return name;
  const at = brief.indexOf(name);
  const [, before = ''] = /(?<!\p{L})(\p{L}+)\s$/u.exec(brief.slice(Math.max(0, at - REACH), Math.max(0, at))) ?? [];
  const [first = '', ...others] = name.split(' ');
  if (others.length === 0 || !owns.bentBehind.includes(before.toLowerCase())) return name;
  return [turned(first, owns.bentTurns), ...others].join(' ');
};

/** "Akort Müzik Evi'nde": a name without the case that its sentence puts it in. */
export const withoutCase = (name: string, { bends }: Lexicon): string => {
  const written = name.replaceAll('’', "'");
  const bend = bends.find((end) => written.endsWith(end));
  return bend === undefined ? name : name.slice(0, name.length - bend.length);
};
