/**
 * The line of the user that made a handler, for errors of its set-up that show only when a delivery comes: their stacks
 * begin there instead of inside this package.
 */
import { stackAt } from '../errors/stack-at';

const FRAMES = '\n    at ';

/** Call it while `entry` runs. It gives what moves the stack of an error to the line that called `entry`. */
export const placeOf = (entry: (options: never) => unknown): ((error: Error) => void) => {
  const place = { stack: '' };
  stackAt(place, entry);
  return (error) => {
    const at = place.stack.indexOf(FRAMES);
    if (at >= 0) error.stack = `${error.name}: ${error.message}${place.stack.slice(at)}`;
  };
};
