/** `vid render`: one request in, one video out. */
import { type Command, Option } from 'commander';
import { refuseIdleFlags } from '../idle-flags';
import { FORCE_FLAG } from '../output/check-output';
import { readCaptions } from '../read-captions';
import { readCount } from '../read-count';
import { readSeed } from '../read-seed';
import type { RenderFlags } from '../render-once';
import { addRequestFlags } from '../request-flags';
import { openSession } from '../session';

const EXAMPLES = `Examples:
  $ vid render --brief "A calm advert for a coffee bar" --local --output bar.mp4
  $ vid render --plan scenes.yaml --aspect 16:9 --output film.mp4
  $ vid render --request request.json --no-wait --json
`;

export const define = (command: Command): void => {
  addRequestFlags(command);
  command
    .addHelpText('before', EXAMPLES)
    .option(
      '-o, --output <file>',
      'write the MP4 here; without it the video_url is printed, or with --local the file is named after the title',
    )
    .option(...FORCE_FLAG)
    .option('--local', 'render on this machine: no key, no service, no credits')
    .option('--no-wait', 'print the job_id as soon as the render is accepted')
    .option('--idempotency-key <key>', 'name this render, so that it can never be paid for twice')
    .option(
      '--retry <count>',
      'when the service refuses for its rate or for want of a free slot, wait as told and try again, so often',
      readCount,
    )
    .option('--dry-run', 'validate the request, estimate its price, and send nothing')
    .addOption(new Option('--seed <number>', 'with --local: another number, another look').argParser(readSeed))
    .addOption(new Option('--renderer <name>', 'with --local').choices(['ffmpeg', 'instant']))
    .option('--artwork <dir>', 'with --local: your own pictures (SVG, PNG, WebP named by keywords) come first')
    .option('--music <file>', 'with --local: your own music, which the film is cut to')
    .option('--voice-file <file>', 'with --local: a recording of the narrator: all lines, one after the other')
    .option('--planner <url>', 'with --local: your own model plans the brief, at an OpenAI-compatible endpoint')
    .addOption(
      new Option(
        '--captions <kinds>',
        'with --local: srt, vtt, words: what is spoken, in files beside the video',
      ).argParser(readCaptions),
    )
    .option('--caption-style <name>', 'with --local: how what is spoken is drawn (vid catalog captions), or none')
    .option('--allow-private-network', 'with --local: images and clips may come from private addresses')
    .action(async (flags: RenderFlags) => {
      refuseIdleFlags(flags);
      const session = await openSession(command, { keepsTime: true });
      const { renderOnce } = await import('../render-once');
      return renderOnce(session, flags);
    });
};
