/** The scene that trials draw: one with words and a picture, as most have. */
import { openArtwork } from '../../artwork/open-artwork';
import { RenderFailure, type RenderJob } from '../../ports/renderer';
import type { Film } from '../film/film';
import { prepareScenes } from '../prepare-scenes';
import { sceneFilm } from '../scenes/scene-film';
import { stockOf } from '../stage/stock-of';

const SECONDS = 3;

const JOB: RenderJob = {
  jobId: 'trial',
  title: 'A cup of coffee',
  scenes: [{ type: 'motion', prompt: 'A cup of coffee', duration: SECONDS }],
  kind: 'ad',
  aspect: '1:1',
  quality: 'draft',
  upscale: false,
  language: 'en',
  artStyle: 'cinematic',
  media: {},
  failingScenes: [],
  seed: 1,
  watermark: false,
};

export interface TrialScene {
  readonly film: Film;
  /** What is missing of the pictures that films are made of. */
  readonly notes: readonly string[];
}

/** Made as a render makes it. */
export async function trialScene(): Promise<TrialScene> {
  const artwork = openArtwork();
  const { scenes, notes } = await prepareScenes(JOB, stockOf(artwork, JOB.language));
  const input = scenes[0]?.input;
  if (input === undefined) throw new RenderFailure('crashed', 'A job with one scene was prepared as one without.');
  return { film: sceneFilm(input, 'motion'), notes: [...artwork.notes, ...notes] };
}
