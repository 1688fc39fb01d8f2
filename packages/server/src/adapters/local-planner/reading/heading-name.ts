/** The name that stands over the bullets of a brief where nothing else tells it. */
import { visibleWords } from './measure';
import { leadOf } from './own-name';

/** A sentence of a brief, as far as it matters here. */
interface Said {
  readonly text: string;
  readonly label?: unknown;
  readonly items?: readonly string[];
}

const MOST_HEADING = 6;

/** "Scuola di cucina Mani in Pasta - Bologna" over bullets is whose they are. */
export const headingName = ([first, second]: readonly Said[]): string | undefined => {
  if (first === undefined || first.label !== undefined || first.items !== undefined || second?.items === undefined)
    return undefined;
  const { lead } = leadOf(first.text);
  const capitals = lead.match(/(?<![\p{L}\p{N}])\p{Lu}/gu)?.length ?? 0;
  const isName = capitals > 1 && visibleWords(lead) <= MOST_HEADING && !/[\p{N}?!.]/u.test(lead);
  return isName ? lead : undefined;
};
