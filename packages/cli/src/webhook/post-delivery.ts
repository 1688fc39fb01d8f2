import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { LOOP_HEADER } from '../listen/loop-mark';
import { shownAddress } from '../shown-address';
import type { CapturedDelivery } from './captured-delivery';
import { sendDelivery } from './send-delivery';
import { type Sent } from './sent';
import { describeSent } from './sent-text';

/** Posts for those who need an answer of any kind. What a listener that captured it has left on it stays behind. */
export const postDelivery = async (
  url: string,
  { headers, body }: CapturedDelivery,
): Promise<Sent & { outcome: 'answered' }> => {
  const own = headers.filter(([name]) => name.toLowerCase() !== LOOP_HEADER.toLowerCase());
  const sent = await sendDelivery(url, { headers: own, body });
  if (sent.outcome === 'answered') return sent;
  throw new CliError(EXIT.network, `${shownAddress(url)} ${describeSent(sent)}.`, {
    next:
      sent.outcome === 'late'
        ? 'Have your receiver answer first and do slow work later.'
        : (sent.misunderstood?.next ?? 'Check that your receiver is running and that the URL is right.'),
  });
};
