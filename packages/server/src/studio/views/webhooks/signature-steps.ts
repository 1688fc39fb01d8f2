/** How the signature of a delivery comes about, step by step, as its receiver has to do it. */
import { contract } from '../../contract';
import { momentOf, span } from '../../data/format';
import type { Attempt } from '../../data/shapes';

export interface SignatureStep {
  readonly title: string;
  readonly text: string;
  readonly about: string;
  /** Undefined: nothing to judge. */
  readonly isGood?: boolean | undefined;
}

const { timestampHeader, signatureHeader, prefix, windowSeconds } = contract.signature;

const header = (attempt: Attempt, name: string): string | undefined =>
  Object.entries(attempt.request.headers).find(([other]) => other.toLowerCase() === name.toLowerCase())?.[1];

const hmac = async (secret: string, text: string): Promise<string> => {
  const encode = (value: string) => new TextEncoder().encode(value);
  const key = await crypto.subtle.importKey('raw', encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Browsers work out nothing of this kind on pages that came over plain HTTP from another machine. */
export const canSign = (): boolean => globalThis.isSecureContext;

/** `now`: the time of the server's clock. */
export const signatureSteps = async (
  attempt: Attempt,
  secret: string,
  now: number | undefined,
): Promise<readonly SignatureStep[]> => {
  const timestamp = header(attempt, timestampHeader);
  const came = header(attempt, signatureHeader);
  const signedText = `${timestamp ?? ''}.${attempt.request.body}`;
  const at = timestamp === undefined ? undefined : Number(timestamp) * 1000;
  const age = at === undefined || now === undefined ? undefined : (now - at) / 1000;
  const steps: SignatureStep[] = [
    {
      title: 'The time',
      text: `${timestampHeader}: ${timestamp ?? 'missing'}`,
      about:
        at === undefined
          ? 'Without it nothing can be checked.'
          : `${momentOf(new Date(at).toISOString())}, by the server's clock unless the policy delivery.timestamp says otherwise.`,
      isGood: timestamp !== undefined && /^\d+$/.test(timestamp),
    },
    {
      title: 'What is signed',
      text: signedText,
      about: 'The time, a full stop, and the raw body: byte for byte, before anything parses it.',
    },
    {
      title: 'What came',
      text: `${signatureHeader}: ${came ?? 'missing'}`,
      about: `“${prefix}” and 64 hexadecimal digits.`,
      isGood: came?.startsWith(prefix) ?? false,
    },
  ];
  if (secret !== '' && canSign()) {
    const computed = `${prefix}${await hmac(secret, signedText)}`;
    const isSame = computed === came;
    steps.push({
      title: 'What the secret makes of it',
      text: computed,
      about: isSame
        ? 'The same: whoever sent it has the secret, and nothing was changed on the way.'
        : 'Not the same: this is another secret than the webhook has, or it was replaced since.',
      isGood: isSame,
    });
  }
  steps.push({
    title: 'Its age',
    text: age === undefined ? 'unknown' : `${span(Math.abs(age) * 1000)} ${age < 0 ? 'ahead' : 'ago'}`,
    about: `At the attempt it was new. A receiver refuses what is more than ${windowSeconds} s away from its own clock, so a copy of it sent now ${
      age !== undefined && Math.abs(age) <= windowSeconds ? 'would still be taken' : 'would be refused'
    }.`,
  });
  return steps;
};
