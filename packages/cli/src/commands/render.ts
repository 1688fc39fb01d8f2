/** `vid render`: one request in, one video out. */
import { renderRequestSchema, validate } from '@vid/sdk/contract';
import { type Command, Option } from 'commander';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { followRender, type RenderTask } from '../follow-render';
import { withLocalClips } from '../local-clips';
import { startLocalService } from '../local-service';
import { checkOutputFile } from '../output-file';
import { readSeed } from '../read-seed';
import { addRequestFlags, readRequest } from '../request-flags';
import { openSession, type Session } from '../session';

const EXAMPLES = `Examples:
  $ vid render --brief "A calm advert for a coffee shop" --local --output coffee.mp4
  $ vid render --plan scenes.yaml --aspect 16:9 --quality standard --output film.mp4
  $ vid render --request request.json --no-wait --json
`;

interface RenderFlags {
  readonly local?: boolean;
  readonly output?: string;
  readonly wait: boolean;
  readonly idempotencyKey?: string;
  readonly dryRun?: boolean;
  readonly seed?: number;
  readonly renderer?: 'ffmpeg' | 'instant';
  readonly allowPrivateNetwork?: boolean;
}

const refuseInvalid = (request: Record<string, unknown>, local: boolean): void => {
  const result = validate(renderRequestSchema, request);
  const problems = result.ok ? [] : result.problems.filter(({ path }) => !(local && path.endsWith('.video_url')));
  if (problems.length === 0) return;
  const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`;
  throw new CliError(EXIT.usage, `The request has ${count}; nothing was sent.`, {
    problems,
    next: 'See `vid render --help` for the flags and their values.',
  });
};

const run = async (session: Session, flags: RenderFlags, request: Record<string, unknown>): Promise<void> => {
  if (flags.output !== undefined || flags.local === true) await checkOutputFile(flags.output ?? 'video.mp4');
  const task: RenderTask = {
    request,
    output: flags.output,
    wait: flags.wait,
    idempotencyKey: flags.idempotencyKey,
    local: flags.local === true,
  };
  if (!task.local) return followRender(session, await session.client(), task);
  const service = await startLocalService(flags);
  try {
    await followRender(session, service.client, task);
  } finally {
    await service.close();
  }
};

export const define = (command: Command): void => {
  addRequestFlags(command);
  command
    .addHelpText('before', EXAMPLES)
    .option(
      '-o, --output <file>',
      'write the MP4 here; without it the video_url is printed, or with --local the file is named after the title',
    )
    .option('--local', 'render on this machine: no key, no service, no credits')
    .option('--no-wait', 'print the job_id as soon as the render is accepted')
    .option('--idempotency-key <key>', 'name this render, so that it can never be paid for twice')
    .option('--dry-run', 'validate the request, estimate its price, and send nothing')
    .addOption(new Option('--seed <number>', 'with --local: another number, another look').argParser(readSeed))
    .addOption(new Option('--renderer <name>', 'with --local').choices(['ffmpeg', 'instant']))
    .option('--allow-private-network', 'with --local: images and clips may come from private addresses')
    .action(async (flags: RenderFlags) => {
      const session = await openSession(command);
      if (flags.local === true && !flags.wait) {
        throw new CliError(
          EXIT.usage,
          'A render with --local lives as long as the command, so it must be waited for.',
          {
            next: 'Leave --no-wait out, or start a server with `vid server start` and render there.',
          },
        );
      }
      const read = readRequest(command.opts());
      const request = flags.local === true ? withLocalClips(read) : read;
      refuseInvalid(request, flags.local === true);
      if (flags.dryRun === true) {
        const { printEstimate } = await import('../estimate');
        return printEstimate(session, request);
      }
      return run(session, flags, request);
    });
};
