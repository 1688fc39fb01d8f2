/** `vid batch --dry-run`: the local server plans and prices every line inside this process; nothing is sent. */
import { ApiError, type VidClient, VidError } from '@vid/sdk';
import { CliError } from '../cli-error';
import { describeError } from '../describe-error';
import { CODES, EXIT } from '../exit-codes';
import { startLocalService } from '../local-service';
import { refusedHere } from '../refused-here';
import type { Session } from '../session';
import type { BatchFlags } from './batch-flags';
import type { BatchLine } from './batch-line';

/** Prices each line; the lines are read with the client of the server that prices them. */
export const printBatchEstimate = async (
  { io }: Session,
  readLines: (client: VidClient) => Promise<readonly BatchLine[]>,
  { local = false, seed, artwork, music, captionStyle, planner }: BatchFlags,
): Promise<void> => {
  const here = local ? { seed, artwork, music, captionStyle, planner } : {};
  const service = await startLocalService({ renderer: 'instant', strict: !local, ...here });
  try {
    const lines = await readLines(service.client);
    let total = 0;
    let refused = 0;
    for (const line of lines) {
      const facts = { line: line.number, id: line.id };
      try {
        const { title, scenes, credits_used: credits } = await service.client.renders.create(line.load());
        total += credits;
        io.record({ ...facts, valid: true, title, scenes, estimated_credits: credits });
      } catch (error) {
        if (!VidError.is(error)) throw error;
        refused += 1;
        const told = ApiError.is(error) ? await refusedHere(error) : error;
        const { message, next = null, exitCode, facts: more } = await describeError(told);
        io.record({
          ...facts,
          valid: false,
          error: { code: more['code'] ?? CODES[exitCode], message, next, exit_code: exitCode },
        });
      }
    }
    if (refused > 0) {
      throw new CliError(EXIT.usage, `${refused} of ${lines.length} lines would be refused; nothing was sent.`, {
        next: 'Correct them; the reasons are in the output.',
      });
    }
    io.note(`${lines.length} ${lines.length === 1 ? 'line' : 'lines'}, about ${total} credits.`);
    io.note("The prices are estimates by the local server's pricing. Nothing was sent.");
  } finally {
    await service.close();
  }
};
