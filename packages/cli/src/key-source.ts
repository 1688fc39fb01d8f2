/** Where the API key of this command came from, for an error that refuses it. */
import { processWide } from './process-wide';

const source = processWide('key-source', (): { value?: string } => ({}));

export const setKeySource = (place: string | undefined): void => {
  if (place !== undefined) source.value = place;
};
export const keySource = (): string | undefined => source.value;
