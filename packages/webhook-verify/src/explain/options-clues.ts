/** Options that are none, by their names. */
import { meantFor } from '../errors/nearest-option';
import { told, toldNames } from '../errors/shown-value';
import type { Evidence, Finding } from './finding';

const KNOWN = ['toleranceSeconds', 'now', 'maxBodyBytes', 'strictHeaders'];

export const optionsFinding = ({ options }: Pick<Evidence, 'options'>): Finding => {
  const fix = `Known options: ${KNOWN.join(', ')}. They are one object, the fourth argument.`;
  if (typeof options !== 'object' || options === null) return { cause: `The options are ${told(options)}.`, fix };
  const unknown = Object.keys(options).filter((name) => !KNOWN.includes(name));
  if (unknown.length === 0) return { cause: "An option can't be read: its getter throws.", fix };
  return { cause: `There is no option ${toldNames(unknown)}.${meantFor(unknown, KNOWN)}`, fix };
};
