/** Whether a woman or a man introduces herself or himself by name in a film: "Sono Giulia, guida a Torino". */
import type { RenderJob } from '../../ports/renderer';
import type { Who } from './presenters';
import { whoOfName } from './who-of-name';

/** What somebody says before their name, in the languages that have such names. */
const BEFORE =
  /(?:^|[\s("“«„])(?:i['’]m|i am|my name is|ich bin|ich heiße|mein name ist|je suis|je m['’]appelle|me llamo|soy|sono|mi chiamo|eu sou|sou|ik ben|jestem|nazywam się)\s+(?:dr\.?\s+)?(?=\p{L})/giu;
const NAME = /^\p{Lu}[\p{Ll}’'-]+/u;

/** "Ich bin Bäcker": nouns have capitals as well, and are no names. */
export async function introducedWho({
  brief = '',
  scenes,
  language,
}: Pick<RenderJob, 'brief' | 'scenes' | 'language'>): Promise<Who | undefined> {
  const said = [brief, ...scenes.map(({ script = '' }) => script)].join('\n');
  for (const { 0: lead, index } of said.matchAll(BEFORE)) {
    const [name] = NAME.exec(said.slice(index + lead.length)) ?? [];
    const who = name === undefined ? undefined : await whoOfName(name, language);
    if (who !== undefined) return who;
  }
  return undefined;
}
