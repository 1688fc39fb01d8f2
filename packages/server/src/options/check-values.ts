/** Values of options that would be missed too late: each is checked, and told with what it takes. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { canParseUrl } from '@vid/sdk/contract';
import { type ModelEndpoint, type ModelSettings, modelEndpoint } from '../adapters/model-planner/model-endpoint';
import { ConfigError } from '../config-error';
import { notAmong } from '../nearest-name';
import { LATEST_TIME } from '../ports/clock';
import { CAPTION_CHOICES, type CaptionChoice } from '../render/captions/caption-names';

export const checkPublicUrl = (publicUrl: string | undefined): string | undefined => {
  if (publicUrl === undefined) return undefined;
  if (!/^https?:\/\//i.test(publicUrl) || !canParseUrl(publicUrl))
    throw new ConfigError(`The public URL must be an absolute http(s) URL, not ${JSON.stringify(publicUrl)}.`);
  const { search, hash, username, password } = new URL(publicUrl);
  if ([search, hash, username, password].some((part) => part !== ''))
    throw new ConfigError(
      'The public URL is what addresses of videos begin with: it must hold no query, no fragment and no name or password.',
    );
  return publicUrl.replace(/\/+$/, '');
};

/** A folder of pictures that isn't there is a mistake, which a film would show too late. */
export const checkArtwork = (folder: string | undefined): string | undefined => {
  if (folder === undefined) return undefined;
  const path = resolve(folder);
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) return path;
  throw new ConfigError(`The artwork folder ${path} is not there. Name a folder of SVG, PNG or WebP pictures.`);
};

/** A recording that isn't there would be missed when the film is made. */
export const checkVoiceFile = (file: string | undefined): string | undefined => {
  if (file === undefined) return undefined;
  const path = resolve(file);
  if (statSync(path, { throwIfNoEntry: false })?.isFile() === true) return path;
  throw new ConfigError(`The recording ${path} is not there. Name a sound file of the lines that the film speaks.`);
};

/** A misspelt style would be missed when the film is made. */
export const checkCaptionStyle = (style: string | undefined): CaptionChoice | undefined => {
  const known = CAPTION_CHOICES.find((name) => name === style);
  if (style === undefined || known !== undefined) return known;
  throw new ConfigError(`The caption style ${JSON.stringify(style)} ${notAmong(style, CAPTION_CHOICES)}.`);
};

export const checkPlanner = (planner: string | ModelSettings | undefined): ModelEndpoint | undefined => {
  if (planner === undefined || planner === '') return undefined;
  return modelEndpoint(typeof planner === 'string' ? { url: planner } : planner);
};

const ISO_TIME = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/;

/** A time without its zone would be another one on another machine. */
export const checkStartTime = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const time = ISO_TIME.test(text) ? Date.parse(text) : Number.NaN;
  if (time >= 0 && time < LATEST_TIME) return time;
  throw new ConfigError(
    `The start time must be a time with its zone such as 2026-01-01T00:00:00Z, from 1970 on, not ${JSON.stringify(text)}.`,
  );
};
