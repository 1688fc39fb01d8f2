/** Keys and secrets of a run: no report shows one. */

export interface Secrets {
  /** From now on it is shown as this. */
  hide(secret: string, as: string): void;
  without(text: string): string;
}

export const makeSecrets = (): Secrets => {
  const known = new Map<string, string>();
  return {
    hide: (secret, as) => {
      if (secret !== '') known.set(secret, as);
    },
    without: (text) => [...known].reduce((shown, [secret, as]) => shown.replaceAll(secret, as), text),
  };
};
