/** One check for each member of an answer that the contract describes: that it is there, and of its type. */
import type * as z from 'zod';
import { type Check, checksOf, type Need } from './check';
import type { Exchange, Members } from './exchange';
import { insist } from './judge';
import type { Stage } from './stage';

interface Answer {
  readonly section: string;
  /** What the names begin with. */
  readonly prefix: string;
  /** What has the members, for sentences. */
  readonly of: string;
  readonly schema: z.ZodObject;
  readonly needs?: readonly Need[];
  /** The answer, shared by all of them. */
  readonly look: (stage: Stage) => Promise<{ readonly exchange?: Exchange; readonly body: Members }>;
}

/** Members that the specification does not show are nobody's duty. */
const isShown = (schema: z.ZodType): boolean => schema.meta()?.['x-not-in-specification'] !== true;

export const memberChecks = ({ section, prefix, of, schema, needs = [], look }: Answer): readonly Check[] => {
  const check = checksOf(section, needs);
  return Object.entries(schema.shape as Readonly<Record<string, z.ZodType>>)
    .filter(([, member]) => isShown(member))
    .map(([name, member]) => {
      const optional = member.safeParse(undefined).success;
      return check(
        `${prefix}-${name.replaceAll('_', '-')}`,
        `${optional ? `Where ${of} has` : `${of[0]?.toUpperCase()}${of.slice(1)} has`} \`${name}\`${optional ? ', it is' : ','} of its type.`,
        async (stage) => {
          const { exchange, body } = await look(stage);
          const { success, error } = member.safeParse(body[name]);
          const why = error?.issues[0]?.message ?? '';
          insist(success, `${name} as the specification has it (${why})`, body[name], exchange);
        },
      );
    });
};
