/**
 * How a caller's clip is opened: as one of the containers that hold a film, from a local file, and nothing else. Lists of
 * other files (playlists, edit scripts) are formats too, and must not be able to name files of this machine.
 */

/** Pixels of a clip's picture, as many as 8K film has; a decoder refuses more. A small file could else take all memory. */
export const MOST_CLIP_PIXELS = 7680 * 4320;

const CONTAINERS = 'mov,mp4,matroska,webm,avi,mpegts,mpeg,ogg,flv,gif,asf';

export const clipInput = (path: string): string[] => [
  '-max_pixels',
  String(MOST_CLIP_PIXELS),
  '-protocol_whitelist',
  'file,pipe',
  '-format_whitelist',
  CONTAINERS,
  '-i',
  // Said, so that no name is taken for an option or another protocol.
  `file:${path}`,
];
