/** Who somebody is within a firm, where a brief begins with it. */
import type { Lexicon } from '../lexicon/lexicon';

/** "Sono la presidente della Pro Loco": who somebody is within a firm is no part of its name. */
export const withoutRole = (sentence: string, { introduces, roles, ours }: Lexicon): string => {
  const lower = sentence.toLowerCase().replaceAll('’', "'");
  const opener = introduces.find((phrase) => lower.startsWith(`${phrase} `));
  if (opener === undefined) return sentence;
  const [, article = '', role = '', rest = ''] =
    /^\s(?:(\S+)\s)?(\p{Ll}[\p{Ll}-]+)\s(?:of|de|du|del|d[aio]|dell[ao]|della|dos|das)\s(?:the\s|la\s|el\s|l[’'])?(\p{Lu}.+)$/su.exec(
      sentence.slice(opener.length),
    ) ?? [];
  const isRole = roles.has(role) && (article === '' || ours.has(article.toLowerCase()));
  return isRole ? `${sentence.slice(0, opener.length)} ${rest}` : sentence;
};
