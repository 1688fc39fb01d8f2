/** Finds whose video it is: a given name, a labelled one, one that is introduced, or one that the address spells. */
import { contactsIn } from './patterns';
import { withoutStop } from './thought';

const NAMED =
  /(?:called|named|namens|llamad[oa]|appelée?|nommée?|chiamat[oa]|chamad[oa]|genaamd|som heter|o nazwie|под названием|اسمه|باسم)\s+["“«„]?((?:\p{Lu}[\p{L}\p{N}'’&-]*\s?(?:&\s)?){1,4})/u;

const LABELLED =
  /^[^\S\n\r\u2028\u2029]*(?:brand|company|business|client|marke|marca|marque|merk|品牌|ブランド)\s*[:：]\s*(\S.{0,79})$/imu;

/** Words with capitals in a row, as names have them. */
const NAME_LIKE =
  /(?<![\p{L}\p{N}@./])\p{Lu}[\p{L}\p{N}’'-]*(?:\s(?:&\s|of\s(?:the\s)?)?\p{Lu}[\p{L}\p{N}’'-]*){0,3}(?![\p{L}\p{N}@]|\.\p{L})/gu;
/** Shorter hosts say too little. */
const LEAST_HOST = 4;

const spelled = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('&', 'and')
    .toLowerCase()
    .replace(/[^a-z0-9]/gu, '');

/** "oldmill.example" tells that "Oldmill Bakery" is a name. */
const spelledByAddress = (brief: string): string | undefined => {
  const spelt = contactsIn(brief).flatMap((contact) => {
    const host = /(?:^|@|\/\/)(?:www\.)?([a-z0-9-]+)\./iu.exec(contact)?.[1] ?? '';
    return host.length >= LEAST_HOST ? [spelled(host)] : [];
  });
  const hosts = [...new Set(spelt)];
  if (hosts.length === 0) return undefined;
  const names = [...brief.matchAll(NAME_LIKE)].map(([name]) => name.replace(/[’']s$/u, ''));
  // A sentence may put a capital before the name: "Try ClearDesk".
  const tails = names.flatMap((name) => {
    const words = name.split(' ');
    return words.map((_, at) => words.slice(at).join(' ')).map((tail) => ({ tail, letters: spelled(tail) }));
  });
  const isHost = ({ letters }: (typeof tails)[number]): boolean => hosts.includes(letters);
  const beginsAsHost = ({ letters }: (typeof tails)[number]): boolean => hosts.some((host) => letters.startsWith(host));
  return (tails.find(isHost) ?? tails.find(beginsAsHost))?.tail;
};

/** The brand's name, as given or as the brief writes it. */
export const brandOf = (given: string | undefined, brief: string): string | undefined => {
  const name = given?.trim() ?? '';
  if (name !== '') return name;
  const labelled = LABELLED.exec(brief)?.[1];
  if (labelled !== undefined) return withoutStop(labelled.trim());
  return withoutStop(NAMED.exec(brief)?.[1]?.trim() ?? '') || spelledByAddress(brief);
};
