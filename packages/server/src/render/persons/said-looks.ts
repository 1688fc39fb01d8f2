/** What a film's words say of whoever speaks in it: what they do, how they look, and whether it is a woman or a man. */
import { withoutQuotations } from '../../acting/facts/quotation';
import { fold } from '../../artwork/words/fold';
import { wordLanguage } from '../../artwork/words/languages';
import { PEOPLE_WORDS } from '../worlds/words/people';
import { type Spotted, spot } from '../worlds/words/spot';
import { JOB_WORDS } from './job-words';
import { LOOK_WORDS, type LookWord } from './look-words';
import { type Age, JOBS, type Job, TONES, type Tone, type Trait, type Who } from './presenters';
import { isNobody, whoByForm } from './who-by-form';

export interface SaidLooks {
  readonly job?: Job;
  readonly who?: Who;
  readonly age?: Age;
  readonly trait?: Trait;
  readonly tone?: Tone;
  /** Whether it is said that they say something, so that nobody else speaks. */
  readonly tells?: true;
}

const TRAITS: readonly Trait[] = ['red', 'blonde', 'curly', 'bald', 'headscarf', 'turban'];
/** By which somebody is meant who says something. */
const SOMEBODY: readonly LookWord[] = ['woman', 'man', ...TRAITS];

const isJob = (key: string): key is Job => (JOBS as readonly string[]).includes(key);

/** Women are named with a word of their own, or with what ends like men's: what is longer counts. */
function spottedWho(spotted: readonly Spotted<LookWord>[]): Who | undefined {
  const named = spotted.filter(({ key }) => key === 'woman' || key === 'man');
  const [first] = [...named].sort((one, other) => one.at - other.at || other.length - one.length);
  return first?.key === 'woman' || first?.key === 'man' ? first.key : undefined;
}

function lookWordsIn(text: string, tag: string): Spotted<LookWord>[] {
  const language = wordLanguage(tag) ?? 'en';
  const folded = fold(text, language);
  const isSomebody = ({ at, length }: Spotted<LookWord>) => !isNobody(folded.slice(at, at + length), language);
  return spot<LookWord>(LOOK_WORDS, text, tag).filter(isSomebody);
}

/** Whether words speak of a woman or a man. */
export const whoIn = (text: string, language: string): Who | undefined => spottedWho(lookWordsIn(text, language));

/** What somebody does who can speak, in the order of the text. */
const jobsIn = (text: string, language: string): Spotted<string>[] =>
  [...spot<string>(PEOPLE_WORDS, text, language), ...spot<string>(JOB_WORDS, text, language)]
    .filter(({ key }) => isJob(key))
    .sort((one, other) => one.at - other.at || other.length - one.length);

/** By the word for what they do, or for who they are; an ending or an article says whose it is. */
function formOf(text: string, tag: string, spotted: readonly Spotted<string>[]): Who | undefined {
  const language = wordLanguage(tag) ?? 'en';
  const folded = fold(text, language);
  for (const { at, length } of spotted) {
    const who = whoByForm(folded.slice(0, at), folded.slice(at, at + length), language);
    if (who !== undefined) return who;
  }
  return undefined;
}

function looksIn(text: string, language: string): SaidLooks {
  const spotted = lookWordsIn(text, language);
  const has = (key: LookWord): boolean => spotted.some((one) => one.key === key);
  const [first] = jobsIn(text, language);
  const persons = [...(first === undefined ? [] : [first]), ...spotted.filter(({ key }) => key === 'presenter')];
  const trait = TRAITS.find(has);
  const who =
    spottedWho(spotted) ??
    formOf(text, language, persons) ??
    (trait === 'headscarf' ? 'woman' : trait === 'turban' || trait === 'bald' ? 'man' : undefined);
  const tone = TONES.find(has);
  return {
    ...(first !== undefined && isJob(first.key) ? { job: first.key } : {}),
    ...(who === undefined ? {} : { who }),
    ...(has('older') ? { age: 'older' as const } : {}),
    ...(trait === undefined ? {} : { trait }),
    ...(tone === undefined ? {} : { tone }),
    ...(first !== undefined && has('speaks') ? { tells: true as const } : {}),
  };
}

/**
 * A brief speaks of many: what counts is what it says where it names somebody who could speak, and right after. Whoever is
 * quoted speaks of others: of the dentist whom a patient thanks.
 */
function aboutSomebody(brief: string, language: string): string {
  // "Dr. Amara" is of one sentence.
  const sentences = withoutQuotations(brief).split(/(?<=[.!?。！？؟\n])(?<!\b\p{Lu}\p{L}{0,3}\.)\s*/u);
  const names = (sentence: string): boolean => {
    if (jobsIn(sentence, language).length > 0) return true;
    const spotted = lookWordsIn(sentence, language);
    const has = (key: LookWord): boolean => spotted.some((one) => one.key === key);
    return has('presenter') || (has('speaks') && SOMEBODY.some(has));
  };
  return sentences.filter((sentence, at) => names(sentence) || names(sentences[at - 1] ?? '')).join(' ');
}

/** What the scenes say goes before what the brief says. */
export function saidLooks({
  prompts,
  brief,
  language,
}: {
  readonly prompts: readonly string[];
  readonly brief: string;
  readonly language: string;
}): SaidLooks {
  return { ...looksIn(aboutSomebody(brief, language), language), ...looksIn(prompts.join('\n'), language) };
}
