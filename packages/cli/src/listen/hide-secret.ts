/**
 * Keeps a secret that a program reads from being shown by what prints an object whole: `console`, a logger in JSON, the
 * diff of a failing test. The secret stays readable under its name.
 */
import { inspect } from 'node:util';

/** Stands where a secret would. */
const HIDDEN = '[hidden: read it as .secret]';

/** Gives `made` a member `secret` that `inspect` and JSON show as hidden and that no copy or list of members has. */
export const hideSecret = <Made extends object>(made: Made, secret: string): Made & { readonly secret: string } => {
  const shown = (): object => ({ ...made, secret: HIDDEN });
  const hidden = { enumerable: false } as const;
  return Object.defineProperties(made, {
    secret: { ...hidden, value: secret },
    toJSON: { ...hidden, value: shown },
    [inspect.custom]: { ...hidden, value: shown },
  }) as Made & { readonly secret: string };
};
