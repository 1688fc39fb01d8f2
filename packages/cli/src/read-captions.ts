import { CliError } from './cli-error';
import { EXIT } from './exit-codes';
import { nearestName } from './nearest-name';

/** Files that may go beside a video. */
const CAPTION_KINDS = ['srt', 'vtt', 'words'] as const;
export type CaptionKind = (typeof CAPTION_KINDS)[number];

const isKind = (text: string): text is CaptionKind => (CAPTION_KINDS as readonly string[]).includes(text);

/** Reads the flag: kinds with commas between them. */
export const readCaptions = (value: string): readonly CaptionKind[] => {
  const kinds = [
    ...new Set(
      value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
  ];
  const wrong = kinds.find((kind) => !isKind(kind));
  if (wrong === undefined && kinds.length > 0) return kinds.filter(isKind);
  const meant = wrong === undefined ? undefined : nearestName(wrong, CAPTION_KINDS);
  throw new CliError(
    EXIT.usage,
    `--captions takes ${CAPTION_KINDS.join(', ')}, not ${JSON.stringify(wrong ?? value)}.`,
    {
      next: meant === undefined ? 'Several go with commas between them: --captions srt,vtt' : `Did you mean ${meant}?`,
    },
  );
};
