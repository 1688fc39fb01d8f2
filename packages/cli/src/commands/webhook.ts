/** `vid webhook`: local work with deliveries. */
import type { Command } from 'commander';
import { defineExam } from '../webhook/exam';
import { defineListen } from '../webhook/listen';
import { defineReplay } from '../webhook/replay';
import { defineSign } from '../webhook/sign';
import { defineTrigger } from '../webhook/trigger';
import { defineVerify } from '../webhook/verify';

const EXAMPLES = `Examples:
  $ vid webhook listen --register video.completed --forward http://127.0.0.1:3000/webhooks --secret-to .env
  $ vid webhook verify body.json --headers headers.txt
  $ vid webhook trigger video.completed --to http://127.0.0.1:3000/webhooks --set job_id=job_1
  $ vid webhook replay deliveries.ndjson --to http://127.0.0.1:3000/webhooks --mutate duplicate
  $ vid webhook exam --to http://127.0.0.1:3000/webhooks --secret-file secret.txt
`;

export const define = (command: Command): void => {
  command.addHelpText('before', EXAMPLES);
  for (const add of [defineVerify, defineSign, defineListen, defineTrigger, defineReplay, defineExam]) add(command);
};
