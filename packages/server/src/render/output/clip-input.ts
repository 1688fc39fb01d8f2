/**
 * How a caller's clip is opened: as one of the containers that hold a film, from a local file, and nothing else. Lists of
 * other files (playlists, edit scripts) are formats too, and must not be able to name files of this machine.
 */

/** Pixels of a clip's picture, as many as 8K film has; a decoder refuses more. A small file could else take all memory. */
export const MOST_CLIP_PIXELS = 7680 * 4320;

const CONTAINERS = 'mov,mp4,matroska,webm,avi,mpegts,mpeg,ogg,flv,gif,asf';

/** Those that hold a sound alone, and films, of which the sound is taken. */
export const SOUND_CONTAINERS = `${CONTAINERS},wav,w64,aiff,mp3,flac,aac,caf`;

export const clipInput = (path: string, containers = CONTAINERS): string[] => [
  '-max_pixels',
  String(MOST_CLIP_PIXELS),
  '-protocol_whitelist',
  'file,pipe',
  '-format_whitelist',
  containers,
  '-i',
  // Said, so that no name is taken for an option or another protocol.
  `file:${path}`,
];
