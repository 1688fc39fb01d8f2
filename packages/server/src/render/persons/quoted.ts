/** Whether a woman or a man is quoted in a scene: by what is said of them, else by their name, else by what the brief says of them. */

import { speakerOf } from '../../acting/facts/quotation';
import { asQuotation, reviewFacts } from '../../acting/read/review-facts';
import type { PlannedScene } from '../../ports/planner';
import type { RenderJob } from '../../ports/renderer';
import { actOf } from '../routes/acts';
import { readCopy } from '../text/copy';
import type { Who } from './presenters';
import { whoIn } from './said-looks';
import { whoOfName } from './who-of-name';

const QUOTES: readonly (string | undefined)[] = ['quote', 'review'];

/** Who said what a scene quotes, in the plan's words; undefined where it quotes nobody. */
function sourceOf({ type, prompt, motion, role }: PlannedScene, language: string): string | undefined {
  if (type !== 'motion') return undefined;
  const { headline, lines } = readCopy(prompt, motion, '');
  const all = [headline, ...lines];
  const facts = reviewFacts(QUOTES.includes(motion?.beat ?? role) ? asQuotation(all) : all, language);
  return facts === undefined || facts.words === '' ? undefined : facts.by.join(', ');
}

/** Words that begin with a capital: a name is among the first of them. */
const NAMES = /\p{Lu}[\p{L}\p{M}'’-]+/gu;

async function byName(by: string, language: string): Promise<Who | undefined> {
  for (const name of by.match(NAMES) ?? []) {
    const who = await whoOfName(name, language);
    if (who !== undefined) return who;
  }
  return undefined;
}

/** What the brief says where it names them, and right after. */
function byBrief(by: string, brief: string, language: string): Who | undefined {
  const [name] = by.match(NAMES) ?? [];
  if (name === undefined) return undefined;
  const sentences = brief.split(/(?<=[.!?。！？؟\n])\s*/u);
  const about = sentences.filter((one, at) => one.includes(name) || sentences[at - 1]?.includes(name) === true);
  return whoIn(about.join(' '), language);
}

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');

const OF_SENTENCE = /^[^.!?。！？؟\n]{0,80}/u;
/** "Anna says:" */
const LEADS = /[^.!?。！？؟\n]{1,80}[:：]\s*$/u;
const REACH = 90;
const QUOTED = /[“„«»"「『]([^”“»«"」』]{8,400}?)[”“»«"」』]/gu;

/** Who says, by the brief, what somebody says in a scene whose film has a speaker: '"…," says Anna Berg, a postwoman'. */
function sourceInBrief({ type, script = '' }: PlannedScene, brief: string): string | undefined {
  if (type !== 's2v' && type !== 'walk_talk') return undefined;
  const spoken = lettersOf(script);
  for (const { 0: all, 1: words = '', index } of brief.matchAll(QUOTED)) {
    const said = lettersOf(words);
    if (said === '' || spoken === '' || !(spoken.includes(said) || said.includes(spoken))) continue;
    const behind = OF_SENTENCE.exec(brief.slice(index + all.length))?.[0] ?? '';
    if (/\p{L}/u.test(behind)) return speakerOf(behind.replace(/^[\s,]+/u, ''));
    return LEADS.exec(brief.slice(Math.max(0, index - REACH), index))?.[0];
  }
  return undefined;
}

/** For each scene; undefined where nobody is quoted, or nothing says who that is. */
export const quotedWho = ({
  scenes,
  language,
  brief = '',
  route,
}: Pick<RenderJob, 'scenes' | 'language' | 'brief' | 'route'>) =>
  Promise.all(
    scenes.map(async (scene): Promise<Who | undefined> => {
      const isSpeaker = actOf(route)?.speaker !== undefined;
      const by = sourceOf(scene, language) ?? (isSpeaker ? sourceInBrief(scene, brief) : undefined);
      if (by === undefined || by === '') return undefined;
      return whoIn(by, language) ?? (await byName(by, language)) ?? byBrief(by, brief, language);
    }),
  );
