/** `vid batch`: many requests in, many videos out; killed and run again, it goes on where it was. */
import { type Command, Option } from 'commander';
import type { BatchFlags } from '../batch/batch-flags';
import { localBatch } from '../batch/local-batch';
import { readLines } from '../batch/read-lines';
import { readRate } from '../batch/read-rate';
import { remoteBatch } from '../batch/remote-batch';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { refuseIdleFlags } from '../idle-flags';
import { FORCE_FLAG } from '../output/check-output';
import { readCaptions } from '../read-captions';
import { readSeed } from '../read-seed';
import { openSession } from '../session';

const EXAMPLES = `Examples:
  $ vid batch adverts.jsonl --output-dir videos > results.ndjson
  $ vid batch adverts.jsonl --dry-run
  $ generate-requests | vid batch - --journal adverts.journal
`;

const ABOUT =
  '\nEach line of the file is one request, a JSON object as `vid render --request` takes it, with an "id" of your own if you like. stdout gets one JSON line for each line that ends. Run the same command again after a crash, a Ctrl-C or an error: what has ended is told again, running jobs are picked up, and only what was never accepted is sent.';

const readConcurrency = (text: string): number => {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new CliError(EXIT.usage, `--concurrency ${text} is no number of renders.`, {
    next: 'Use a whole number from 1 on.',
  });
};

export const define = (command: Command): void => {
  command
    .argument('<file>', 'requests, one JSON object a line; - is stdin')
    .addHelpText('before', EXAMPLES)
    .addHelpText('after', ABOUT)
    .option('--journal <file>', 'what has been done (default: FILE.journal); another one renders everything anew')
    .option('--output-dir <folder>', 'write the MP4s here, as ID.mp4; without it only the video_url is told')
    .option(...FORCE_FLAG)
    .addOption(
      new Option('--concurrency <number>', 'renders under way at the same time, at most; fewer when the plan has fewer')
        .default(3)
        .argParser(readConcurrency),
    )
    .option(
      '--rate <limits>',
      "send no more than this, for example 3/min,30/hour (default: what the service's refusals tell)",
      readRate,
    )
    .option(
      '--rotate-refused-keys',
      'only for a service that keeps the keys of what it refused: send that again under a new key',
    )
    .option('--dry-run', 'check every line, estimate its price, and send nothing')
    .option('--local', 'render on this machine, into --output-dir (default: here): no key, no service, no credits')
    .addOption(new Option('--seed <number>', 'with --local: another number, another look').argParser(readSeed))
    .addOption(new Option('--renderer <name>', 'with --local').choices(['ffmpeg', 'instant']))
    .option('--artwork <dir>', 'with --local: your own pictures (SVG, PNG, WebP named by keywords) come first')
    .option('--music <file>', 'with --local: your own music, which each film is cut to')
    .addOption(
      new Option(
        '--captions <kinds>',
        'with --local: srt, vtt, words: what is spoken, in files beside each video',
      ).argParser(readCaptions),
    )
    .option('--caption-style <name>', 'with --local: how what is spoken is drawn (vid catalog captions), or none')
    .option('--planner <url>', 'with --local: your own model plans the brief, at an OpenAI-compatible endpoint')
    .option('--allow-private-network', 'with --local: images and clips may come from private addresses')
    .action(async (file: string, flags: BatchFlags) => {
      refuseIdleFlags(flags);
      const session = await openSession(command, { keepsTime: true });
      if (flags.dryRun === true) {
        const { printBatchEstimate } = await import('../batch/estimate-batch');
        return printBatchEstimate(session, (client) => readLines(session, file, client, flags.local === true), flags);
      }
      return flags.local === true ? localBatch(session, file, flags) : remoteBatch(session, file, flags);
    });
};
