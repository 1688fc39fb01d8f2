/** Says at each beat that this process lives, from the first moment on. */
import { BEAT_MS, type FromChild } from './messages';

export const tellAlive = (say: (message: FromChild) => void): void => {
  const tell = (): void => say({ type: 'alive' });
  tell();
  setInterval(tell, BEAT_MS).unref();
};
