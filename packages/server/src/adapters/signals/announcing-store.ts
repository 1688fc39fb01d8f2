/** A store that tells other processes when it has changed the server's own state. */
import type { Messages } from '../../ports/messages';
import type { Store } from '../../ports/store';

/** `wrote` is called in this process. */
export const createAnnouncingStore = (store: Store, { send }: Pick<Messages, 'send'>, wrote: () => void): Store => {
  const announcing = async <T>(writing: Promise<T>): Promise<T> => {
    const result = await writing;
    wrote();
    send({ is: 'settings' });
    return result;
  };
  return {
    ...store,
    writeSettings: (change) => announcing(store.writeSettings(change)),
    changeSettings: (change) => announcing(store.changeSettings(change)),
  };
};
