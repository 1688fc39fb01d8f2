/** What `vid webhook replay` says beside the answers, and how it ends. */
import { DELIVERY_HEADERS, SIGNATURE } from '@vid/sdk/contract';
import { EXIT } from '../exit-codes';
import type { Io } from '../io';
import type { CapturedDelivery } from './captured-delivery';
import { headerOf, type Mutation } from './mutations';
import { isAccepted, isRefused, isUnverified, type Sent } from './sent';
import { describeSent } from './sent-text';

/** What ends the command; a sentence where it is not well. */
export interface Verdict {
  readonly exitCode: number;
  readonly sentence?: string;
}

/** How deliveries were signed: here, with the secret of a place, or as they were captured. */
export interface Signed {
  readonly signs: boolean;
  readonly place: string;
}

const ageOf = (delivery: CapturedDelivery, now: number): number =>
  now - Number(headerOf(delivery, DELIVERY_HEADERS.timestamp) ?? Number.NaN);

/** What a receiver will see beside what was asked for. */
export const warnOf = (
  captured: readonly CapturedDelivery[],
  { stale, signs, now }: { readonly stale: boolean; readonly signs: boolean; readonly now: number },
): readonly string[] => {
  if (signs) return [];
  if (stale)
    return [
      'There is no secret, so only the timestamp header is older: the receiver sees signature_mismatch, not timestamp_too_old. Set VID_WEBHOOK_SECRET or --secret-file to have it signed an hour ago.',
    ];
  return captured.some((delivery) => ageOf(delivery, now) > SIGNATURE.replayWindowSeconds)
    ? [
        `Some were signed more than ${SIGNATURE.replayWindowSeconds} s ago, which a receiver that verifies refuses. Sign them anew with --resign and their secret.`,
      ]
    : [];
};

/** Why a receiver does not take for genuine what is, and the ways out. */
const waysOut = ({ signs, place }: Signed): string =>
  signs
    ? `It has another secret than the one in ${place}. If it was started before that was written there, it has an older one: restart it. Otherwise sign with the one that it has: --resign --secret-file FILE.`
    : 'It has another secret than the one that signed them, or they are too old for it. Sign them anew with the secret that it has: --resign --secret-file FILE. A receiver that was started before its secret changed has an older one: restart it.';

const statusesOf = (answers: readonly Sent[]): string =>
  [...new Set(answers.flatMap((sent) => (sent.outcome === 'answered' ? [sent.status] : [])))].join(' or ');

/** When nothing was taken for genuine. */
export const unverifiedAll = (answers: readonly Sent[], signed: Signed): string =>
  `The receiver answered ${statusesOf(answers)} to ${answers.length === 1 ? 'it' : `all ${answers.length}`}. ${waysOut(signed)}`;

/** When one was not accepted that nothing is wrong with. */
export const untouchedVerdict = (sent: Sent, signed: Signed): Verdict => {
  if (!isRefused(sent))
    return {
      exitCode: EXIT.network,
      sentence: `An untouched delivery got an answer that is neither a yes nor a refusal (${describeSent(sent)}): whether the receiver verifies is not known, and nothing else was sent. Correct --to, or see in the log of the receiver why it failed.`,
    };
  return {
    exitCode: EXIT.unexpected,
    sentence: `The receiver answered ${statusesOf([sent])} to an untouched delivery, so that refusing a changed one would prove nothing, and none was sent. ${isUnverified(sent) ? waysOut(signed) : 'See in its log why it refused.'}`,
  };
};

/** What the answers to changed deliveries prove. */
export const mutatedVerdict = (answers: readonly Sent[], refusable: readonly Mutation[]): Verdict => {
  const accepted = answers.filter(isAccepted).length;
  const failed = answers.filter((sent) => !isAccepted(sent) && !isRefused(sent)).length;
  if (accepted > 0)
    return {
      exitCode: EXIT.unexpected,
      sentence: `The receiver accepted ${accepted} of ${answers.length} that it must refuse (${refusable.join(', ')}): it does not verify what it is sent, or not with this secret. Let it verify the signature and the age of each delivery before anything else.`,
    };
  if (failed > 0)
    return {
      exitCode: EXIT.network,
      sentence: `${failed} of ${answers.length} got an answer that is no refusal: whether the receiver verifies is not known. See in its log why it failed.`,
    };
  return { exitCode: EXIT.done };
};

export const end = (io: Io, { exitCode, sentence }: Verdict): void => {
  if (sentence !== undefined) io.note(sentence);
  process.exitCode = exitCode;
};
