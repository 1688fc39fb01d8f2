/** Chooses the layout of a motion scene: what the caller named, else what its role and its copy suggest. */
import type { Copy } from '../text/copy';

export const BEATS = ['hook', 'title', 'body', 'stat', 'list', 'steps', 'quote', 'logo', 'comparison', 'cta'] as const;
export type Beat = (typeof BEATS)[number];

const WORDS: readonly (readonly [RegExp, Beat])[] = [
  [/^(hook|opener|opening|teaser)$/, 'hook'],
  [/^(title|intro|introduction|chapter|heading|headline|section)$/, 'title'],
  [/^(stat|stats|statistic|number|numbers|metric|counter|figure|data|kpi)$/, 'stat'],
  [/^(list|features?|bullets?|checklist|benefits?|points|recap|summary|takeaways?)$/, 'list'],
  [/^(steps?|how-?to|process|timeline|guide|instructions?|demo)$/, 'steps'],
  [/^(quote|testimonial|review|proof-quote|social-proof)$/, 'quote'],
  [/^(logo|brand|end-?card|outro|sign-?off)$/, 'logo'],
  [/^(comparison|compare|versus|vs|before-?after|contrast|problem-?solution)$/, 'comparison'],
  [/^(cta|call-?to-?action|offer|close|closing|end)$/, 'cta'],
  [/^(body|text|statement|message|paragraph|caption|explain|info)$/, 'body'],
];

const named = (word: string | undefined): Beat | undefined => {
  const plain = word
    ?.trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  return plain === undefined ? undefined : WORDS.find(([pattern]) => pattern.test(plain))?.[1];
};

/** A number that a viewer would remember: money, a share, a count with a unit, or a long count. */
export const FIGURE =
  /[+\-−]?[$€£¥₹]\s?\d[\d.,]*\s?(?:[kmb]n?\b)?|[+\-−]?\d[\d.,]*\s?(?:%|٪|×|x\b|k\b|m\b|bn\b|\+|€|£|₽|kr\b|zł)|\d[\d.,]*\d|\d+\/\d+|\d/iu;

const startsWithFigure = (line: string): boolean => {
  const found = FIGURE.exec(line);
  return found !== null && found.index <= 2 && found[0].length < 14;
};

const fromCopy = (copy: Copy): Beat => {
  if (/^["“„«‟'‘].{8,}/u.test(copy.headline)) return 'quote';
  if (copy.numbered) return 'steps';
  if (
    /\s(vs\.?|versus)\s/i.test(copy.headline) ||
    [copy.headline, ...copy.lines].some((line) => /^(before|after)\b\s*[:–-]/i.test(line))
  )
    return 'comparison';
  if (startsWithFigure(copy.headline) && copy.headline.length <= 60 && copy.lines.length <= 3) return 'stat';
  if (copy.lines.length >= 2 && copy.lines.filter(startsWithFigure).length >= 2) return 'stat';
  if (copy.lines.length >= 3) return 'list';
  return copy.headline.length <= 48 && copy.lines.length === 0 ? 'title' : 'body';
};

/** A beat that its copy cannot fill becomes the nearest one that it can. */
function feasible(beat: Beat, copy: Copy): Beat {
  const figures = [copy.headline, ...copy.lines].some((line) => FIGURE.test(line));
  if (beat === 'stat' && !figures) return 'title';
  if ((beat === 'list' || beat === 'steps') && copy.lines.length === 0) return 'title';
  if (beat === 'comparison' && copy.lines.length === 0 && !/\s(vs\.?|versus)\s/i.test(copy.headline)) return 'body';
  return beat;
}

/** Roles that only say where a scene stands, so that its copy decides. */
const LOOSE: readonly Beat[] = ['title', 'body', 'list'];

/** The layout of a motion scene. */
export function inferBeat(beat: string | undefined, role: string | undefined, copy: Copy): Beat {
  const asked = named(beat);
  if (asked !== undefined) return feasible(asked, copy);
  const suggested = named(role);
  if (suggested !== undefined && !LOOSE.includes(suggested)) return feasible(suggested, copy);
  const content = fromCopy(copy);
  return content === 'title' || content === 'body' ? feasible(suggested ?? content, copy) : content;
}
