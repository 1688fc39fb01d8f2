/** The strongest picture of a video, for the page: 204 where its renderer made none, since it is no mistake to ask. */
import type { Artifacts } from '../ports/artifacts';
import type { Log } from '../ports/log';
import type { FindVideo } from '../services/find-video';
import { answerNotRead } from './answer-not-read';
import { json } from './json';
import type { Reply } from './reply';

export interface ServePosterDeps {
  readonly findVideo: FindVideo;
  readonly artifacts: Pick<Artifacts, 'readBeside'>;
  readonly log: Log;
}

export const createServePoster = ({ findVideo, artifacts, log }: ServePosterDeps) => {
  const serve = async (address: string): Promise<Reply> => {
    const found = await findVideo({ token: address.replace(/\.jpg$/, ''), door: 'video' });
    if (found.kind !== 'found') return json(404, { error: 'There is no video at this address.' });
    const picture = await artifacts.readBeside(found.name, 'poster');
    const cache = { 'cache-control': 'private, max-age=31536000, immutable' };
    if (picture === undefined) return { status: 204, headers: cache, body: null };
    const headers = {
      ...cache,
      'content-type': 'image/jpeg',
      'content-length': String(picture.length),
      'x-content-type-options': 'nosniff',
    };
    return { status: 200, headers, body: new Blob([Uint8Array.from(picture)]).stream() };
  };

  return (address: string): Promise<Reply> => serve(address).catch(answerNotRead(log));
};
