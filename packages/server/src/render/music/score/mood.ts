/** How a brief wants its music: how fast, how busy and how bright, by its words in the languages of `WORD_LANGUAGES`, in that order. */
import { type Tone, toneOf } from '../../look/tones';
import { spot } from '../../worlds/words/spot';

export interface Mood {
  /** -1 the slowest that its style is, 1 the fastest. */
  readonly pace: number;
  /** -1 sparse, 1 busy. */
  readonly busy: number;
  /** -1 dark, 1 bright. */
  readonly bright: number;
}

// biome-ignore format: a table is read in rows
const OCCASIONS = {
  festive: ['festive,party,celebrate,celebration,celebrating,birthday,anniversary,christmas,carnival,grand opening', 'festlich,feier,feiern,party,geburtstag,jubiläum,weihnachten,karneval,eröffnungsfeier', 'festif,festive,fête,fêter,célébrer,anniversaire,noël,carnaval', 'festivo,festiva,fiesta,celebrar,celebración,cumpleaños,aniversario,navidad,carnaval', 'festivo,festiva,festa,festeggiare,compleanno,anniversario,natale,carnevale', 'festivo,festiva,festa,celebrar,comemorar,aniversário,natal,carnaval', 'feestelijk,feest,vieren,verjaardag,jubileum,kerst,carnaval', 'świąteczny,świąteczna,impreza,świętować,urodziny,jubileusz,karnawał', 'şenlikli,kutlama,kutla,parti,doğum günü,yıldönümü,bayram', 'お祝い,祭り,パーティー,誕生日,記念日,クリスマス', 'احتفال,عيد,حفلة,مهرجان'],
  serious: ['serious,sober,solemn,trustworthy,formal,respectful,memorial', 'ernst,seriös,sachlich,feierlich,würdevoll,vertrauenswürdig', 'sérieux,sérieuse,sobre,solennel,solennelle,formel', 'serio,seria,sobrio,sobria,solemne,formal', 'serio,seria,sobrio,sobria,solenne,formale', 'sério,séria,sóbrio,sóbria,solene,formal', 'serieus,serieuze,ernstig,zakelijk,plechtig', 'poważny,poważna,rzeczowy,uroczysty', 'ciddi,resmi,ağırbaşlı,güvenilir', '真面目,真剣,厳粛,信頼', 'جاد,جادة,رسمي,وقور'],
} as const satisfies Record<string, readonly string[]>;

const OF_OCCASION: Readonly<Record<keyof typeof OCCASIONS, Mood>> = {
  festive: { pace: 0.8, busy: 0.9, bright: 0.8 },
  serious: { pace: -0.6, busy: -0.7, bright: -0.6 },
};

const OF_TONE: Readonly<Record<Tone, Mood>> = {
  playful: { pace: 0.5, busy: 0.5, bright: 0.7 },
  elegant: { pace: -0.4, busy: -0.5, bright: 0.1 },
  bold: { pace: 0.9, busy: 0.9, bright: 0.6 },
  calm: { pace: -0.9, busy: -0.9, bright: -0.7 },
  modern: { pace: 0.3, busy: 0.1, bright: 0.4 },
  traditional: { pace: -0.2, busy: -0.2, bright: -0.2 },
};

export const EVEN: Mood = { pace: 0, busy: 0, bright: 0 };

export function moodOf(words: string, language: string): Mood {
  const tone = toneOf(words, language);
  const [occasion] = spot(OCCASIONS, words, language);
  const said = [
    ...(tone === undefined ? [] : [OF_TONE[tone]]),
    ...(occasion === undefined ? [] : [OF_OCCASION[occasion.key]]),
  ];
  const mean = (of: (mood: Mood) => number): number => said.reduce((sum, mood) => sum + of(mood), 0) / said.length;
  return said.length === 0
    ? EVEN
    : { pace: mean((mood) => mood.pace), busy: mean((mood) => mood.busy), bright: mean((mood) => mood.bright) };
}
