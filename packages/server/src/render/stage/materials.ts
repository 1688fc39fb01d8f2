/** What something is made of, or stands on, and what is not what is spoken of: a table of wood, a pot in ceramic, a grip on rock. */
import type { Subject } from './stock';

/** Pictures of materials. */
const MATERIALS: ReadonlySet<string> = new Set('wood rock amphora brick gem-stone thread yarn'.split(' '));

/** What stands before them, with a word of theirs between: "on wet rock", "aus massivem Holz". */
const MADE_OF = /(?:^|[^\p{L}])(?:of|in|on|from|aus|auf|en|sur|sobre|su|in|em|van|op|uit|z|ze|na)\s+(?:\p{L}+\s+)?$/iu;
/** A noun that they stand right before: "solid wood tables". What follows is none of these. */
const FOLLOWED = /^\s+(?!(?:is|are|was|and|or|for|from|with|that|which|in|on|at|to|of|by|the|a|an|we|you|it)\b)\p{Ll}/u;

/** `headFirst`: whether a language puts the name of a thing before what describes it. */
export function isMaterial(text: string, { pictures, at, words }: Subject, headFirst: boolean): boolean {
  if (!MATERIALS.has(pictures[0]?.name ?? '')) return false;
  return MADE_OF.test(text.slice(0, at)) || (!headFirst && FOLLOWED.test(text.slice(at + words.length)));
}
