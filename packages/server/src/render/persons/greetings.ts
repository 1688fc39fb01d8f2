/** Finds where somebody is greeted, in the languages that are spoken. */
import type { Timed } from '../../ports/narrator';

/** Words that greet by themselves; a space where two do. */
const GREETINGS = (
  'hello,hi,hey,welcome,good morning,good evening,hallo,willkommen,moin,servus,guten tag,guten morgen,guten abend,grüß gott,' +
  'bonjour,bonsoir,salut,bienvenue,hola,bienvenidos,bienvenidas,buenos días,buenas tardes,ciao,benvenuti,benvenute,buongiorno,buonasera,' +
  'olá,bem vindos,bem vindo,bom dia,boa tarde,boa noite,hoi,welkom,goedemorgen,goedendag,goedemiddag,cześć,witaj,witajcie,witamy,dzień dobry,' +
  'merhaba,selam,hoş geldiniz,günaydın,こんにちは,おはようございます,ようこそ,みなさん,مرحبا,مرحبًا,أهلا,أهلًا,السلام عليكم'
).split(',');

/** A greeting stands at the beginning of what is said. */
const WITHIN = 2;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();

/** When it is said, in seconds; undefined where nobody is greeted. */
export function greetingIn(words: readonly Timed[]): number | undefined {
  const first = words.slice(0, WITHIN);
  const at = first.findIndex(({ text }, order) => {
    const [one, two] = [plain(text), plain(`${text} ${words[order + 1]?.text ?? ''}`)];
    return GREETINGS.includes(one) || GREETINGS.includes(two);
  });
  return first[at]?.start;
}
