/**
 * How a caller's clip is opened: as one of the containers that hold a film, from a local file, and nothing else. Lists of
 * other files (playlists, edit scripts) are formats too, and must not be able to name files of this machine.
 */
const CONTAINERS = 'mov,mp4,matroska,webm,avi,mpegts,mpeg,ogg,flv,gif,asf';

export const clipInput = (path: string): string[] => [
  '-protocol_whitelist',
  'file,pipe',
  '-format_whitelist',
  CONTAINERS,
  '-i',
  path,
];
