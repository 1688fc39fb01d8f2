import { renderFailureOf } from '../render-failure-of';
import { MAKE_ROOM, type TrialName, type TrialOrder, type TrialOutcome } from './trial';
import { tryDrawing } from './try-drawing';
import { tryEncoding } from './try-encoding';
import { tryFonts } from './try-fonts';
import { trySound } from './try-sound';

const RUN: Record<TrialName, (order: TrialOrder, signal: AbortSignal) => TrialOutcome | Promise<TrialOutcome>> = {
  drawing: () => tryDrawing(),
  fonts: () => tryFonts(),
  sound: trySound,
  encoding: tryEncoding,
};

/** Makes one trial; what it throws is its outcome, too. */
export async function runTrial(order: TrialOrder, signal: AbortSignal): Promise<TrialOutcome> {
  try {
    return await RUN[order.trial](order, signal);
  } catch (error) {
    const { reason, message } = renderFailureOf(error, signal);
    return {
      state: 'fails',
      detail: message,
      ...(reason === 'disk-full' && !message.includes('ulimit') ? { next: MAKE_ROOM } : {}),
    };
  }
}
