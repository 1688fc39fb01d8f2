/** Where to look for what changed a body: in this process, or on its way here. */
import type { Evidence } from './finding';
import { FOR_ALL, rawBodyFix } from './framework-fixes';

const ON_THE_WAY =
  'Look at what stands in front of this code and writes bodies anew: a proxy, gateway, tunnel or CDN, middleware of your own, or the tool that sends a test (curl takes --data-binary). Let it pass the body byte for byte.';

/** Whether a receiver of this package took these bytes themselves, so that no parser in this process had them before. */
export const isFromWire = ({ rawBody, framework, isReceived }: Evidence): boolean =>
  isReceived === true && (ArrayBuffer.isView(rawBody) || (framework === 'lambda' && typeof rawBody === 'string'));

/** The fix for a body that is not as it was signed. */
export const alteredFix = (evidence: Evidence): string => {
  if (isFromWire(evidence)) return `${ON_THE_WAY} This receiver took it as it came: its own place is right.`;
  const { framework } = evidence;
  if (!mayBeUntouched(evidence)) return rawBodyFix(framework);
  return `${ON_THE_WAY} If it is not the body as it came: ${framework ? rawBodyFix(framework) : FOR_ALL}`;
};

/** Whether this may be the body as it came. Text that JSON.stringify would write is rather what a parser left behind. */
const mayBeUntouched = ({ rawBody, isReceived }: Evidence): boolean =>
  typeof rawBody !== 'string' || isReceived === true || isForeignJson(rawBody);

/** JSON that JSON.stringify does not write. */
const isForeignJson = (text: string): boolean => {
  try {
    return JSON.stringify(JSON.parse(text)) !== text;
  } catch {
    return false;
  }
};
