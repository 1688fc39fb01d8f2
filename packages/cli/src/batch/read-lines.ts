/** The requests of a batch, checked before anything is sent. */
import type { RenderRequest, RequestCheck, VidClient } from '@vid/sdk';
import { isAssumed } from '../assume-opt-outs';
import { withLocalClips } from '../local-clips';
import { withImages } from '../request-flags';
import type { Session } from '../session';
import type { BatchLine } from './batch-line';
import { readBatch } from './read-batch';

/** Where films are made on this disk, a clip may lie on it, and what they lack is opted out of. */
const localCheck =
  (check: (request: RenderRequest) => RequestCheck) =>
  (request: RenderRequest): RequestCheck => {
    const { problems, warnings } = check(request);
    return {
      problems: problems.filter(({ path, code }) => !path.endsWith('.video_url') && !isAssumed(code)),
      warnings: warnings.filter(({ code }) => !isAssumed(code)),
    };
  };

/** Reads and checks them; what is odd and no mistake is told. */
export const readLines = async (
  { io }: Session,
  file: string,
  { renders }: VidClient,
  local: boolean,
): Promise<readonly BatchLine[]> => {
  const check = (request: RenderRequest): RequestCheck => renders.check(request);
  const { lines, warnings } = await readBatch(file, {
    prepare: (members) => (local ? withLocalClips(withImages(members)) : withImages(members)),
    check: local ? localCheck(check) : check,
  });
  for (const { line, path, message } of warnings) io.note(`warning: line ${line}, ${path}: ${message}`);
  return lines;
};
