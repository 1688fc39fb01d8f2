/** Where Pico's voices are on this machine: in the folder that `VID_PICO_VOICES` names, else where Debian puts them. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Of the package libttspico-data. */
const DEBIAN = '/usr/share/pico/lang';

/** The files of a voice, such as `de-DE_gl0`: what is known of the language, and how it sounds. */
export const filesOf = (voice: string): readonly [string, string] => [
  `${voice.split('_')[0]}_ta.bin`,
  `${voice}_sg.bin`,
];

/** The folder in which voices are looked for; undefined where there is none. */
export const picoFolder = (asked: string | undefined): string | undefined => {
  const folder = asked?.trim() || undefined;
  return folder ?? (existsSync(DEBIAN) ? DEBIAN : undefined);
};

export const hasPicoVoice = (voice: string, folder: string | undefined): boolean =>
  folder !== undefined && filesOf(voice).every((file) => existsSync(join(folder, file)));
