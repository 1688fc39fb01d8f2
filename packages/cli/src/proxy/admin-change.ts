/** What a call of a local server's admin API changes of all that was seen before; undefined where that still holds. Pure. */
import type { Change } from '../judge/forget';
import type { Passing } from './passing';

const CHANGES: Readonly<Record<string, Change>> = {
  'POST /_admin/clock': 'clock',
  'POST /_admin/reset': 'state',
  'PUT /_admin/snapshot': 'state',
};

const FIRST_REFUSAL = 300;

const pathOf = (target: string): string => {
  try {
    return decodeURIComponent(new URL(target, 'http://proxy').pathname).replace(/\/$/, '');
  } catch {
    return target;
  }
};

export const adminChange = ({ request: { method, target }, answer, broken }: Passing): Change | undefined => {
  // Whoever left may still have been heard.
  const isRefused = answer !== undefined && answer.status >= FIRST_REFUSAL;
  return isRefused || broken === 'unreachable' ? undefined : CHANGES[`${method} ${pathOf(target)}`];
};
