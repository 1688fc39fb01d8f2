/** What can be told of a job whose wait ended while its service did not answer. */
import { type VidClient, VidError } from '@vid/sdk';
import { clockTime } from './local-time';
import { contactOf } from './service-contact';
import { silenceText, toldSilence } from './tell-silence';

/** Sentences for after "Interrupted; "; undefined while the service answers, so that the job is known to go on. */
export const unsureJob = (client: VidClient, jobId: string, ended: unknown): string | undefined => {
  const contact = contactOf(client);
  const silence = toldSilence(contact);
  if (silence === undefined) return undefined;
  const job = VidError.is(ended) ? ended.job : undefined;
  const seen =
    job === undefined || contact?.answeredAt === undefined
      ? 'Nothing of it was seen before.'
      : `It was last seen at ${clockTime(contact.answeredAt)}: ${job.status}, ${Math.round(job.progress)}%.`;
  return `whether job ${jobId} goes on can't be told: ${silenceText(silence)}. ${seen}`;
};
