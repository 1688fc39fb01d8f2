/** What belongs together in a line, so that it is not torn in two. */

/** Words that lean on the next one, in the languages that this is cheap to know for. */
const LEANING: ReadonlySet<string> = new Set(
  'a an the of to in on at by for and or with from until your our my no not who that is are this these those its his her their we you he she it as but so if than every each how when & + der die das den dem ein eine einen und mit für von bis ab um am im zum zur bei kein keine nicht le la les l un une de du des et à au aux dès pour sur dans pas ne qui que el los las una y con sin en al del por para di il lo e per da do dos em non auch oder wir ist sind nur avec chez est gli o os voor met het een op bij aan i w z na dla od ve bir auf aus nach vom via su sul nel nei nella naar vers'.split(
    ' ',
  ),
);

/** Whether a word leans on the next one. */
export const leans = (word: string): boolean => LEANING.has(word.toLowerCase());

/** Below this a break is bad taste; from it on a thing is torn in two. */
export const TORN = 0.2;
/** From this on at any price. */
export const HARD = 1;

const AMOUNT_END = /^[\p{Sc}(«“"]*\p{Nd}[\p{Nd}.,:/×–-]*[\p{Sc}%)]*$/u;
const UNIT =
  /^(?:[\p{Sc}%°²³½]+\p{P}*|\p{L}{1,3}\.?|km\/h|uhr|mins?|min\.|hrs?|secs?|euros?|kcal|watt|°\p{L})[,.;:!?]*$/iu;
const ARTICLE = /^(?:an?|per|pro|par|the|der|die|das|dem|den|ein|eine|le|la|les|un|une|el|los|las|una|il|&)$/i;
const MONTHS: ReadonlySet<string> = new Set(
  'jan feb mar mär mars märz marz apr may mai jun jul aug sep sept okt oct nov dec dez january february march april june july august september october november december januar februar juni juli oktober dezember janvier février avril juin juillet août septembre octobre novembre décembre enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  ),
);
const isMonth = (word: string): boolean => MONTHS.has(word.toLowerCase().replace(/[.,]$/u, ''));
/** What is counted in Japanese and Chinese stands right after its number. */
const COUNTER = /^[円元年月日時分秒人名室回個本枚歳才台件割％%％号階泊]/u;
const EACH = /^(?:an?|per|pro|par|por|al|im|la|le|am|each|je)$/i;
const BEFORE_AMOUNT =
  /^(?:[\p{Sc}]|chf|eur|usd|gbp|aed|sar|inr|jpy|rs\.?|no\.?|nr\.?|n°|room|gate|level|version|route|highway)$/iu;
/** Letters of the longest word that a number is kept with; short ones always. */
const LONGEST_COUNTED = 13;
const CODE = /^(?:code|coupon|gutscheincode|código|codice)$/i;
const TITLE = /^(?:mr|mrs|ms|dr|st|prof|hr|fr|m|mme)\.$/i;
const NAME = /^\p{Lu}[\p{Ll}’'-]+/u;

/**
 * How bad it is to end a line after this piece: an amount belongs to its unit, a number to its street, a code to the word
 * before it, the words of a name together, an article to its noun; after a comma is a good place.
 */
export function tearCost(last: string, next: string, spaced: boolean, before = ''): number {
  // A particle belongs to the word before it.
  if (!spaced && /^[おご]$/u.test(last)) return HARD;
  if (!spaced && /\p{Nd}$/u.test(last) && COUNTER.test(next)) return HARD;
  // An address is read in one piece.
  if (!spaced && /[\p{Script=Latin}\p{N}][/_@.]$/u.test(last)) return 0.5;
  if (!spaced) return /^\p{Script=Hiragana}/u.test(next) && !/[\p{P}ー]$/u.test(last) ? 0.14 : 0;
  if (TITLE.test(last)) return HARD;
  if (/^\p{Extended_Pictographic}/u.test(next)) return 0.5;
  if (/^\p{Nd}{1,2}\.$/u.test(last) && NAME.test(next)) return HARD;
  if (/[,;:.!?–—،؛]$/u.test(last)) return -0.07;
  if (AMOUNT_END.test(last)) {
    if (EACH.test(next)) return 0.04;
    if (/^\p{Nd}/u.test(next) || UNIT.test(next) || NAME.test(next) || isMonth(next)) return HARD;
    if (!leans(next) && [...next].length <= LONGEST_COUNTED) return [...next].length <= 9 ? TORN : 0.14;
  }
  if (BEFORE_AMOUNT.test(last) && /\p{Nd}/u.test(next)) return HARD;
  if (ARTICLE.test(last)) return TORN;
  if (CODE.test(last) && /\p{Nd}/u.test(next)) return 0.1;
  if (leans(last)) return 0.12;
  // The street of a house number has often two words.
  if (NAME.test(last) && NAME.test(next)) return AMOUNT_END.test(before) ? 0.3 : 0.1;
  if (isMonth(last) && AMOUNT_END.test(next)) return HARD;
  return leans(next) ? -0.03 : 0;
}
