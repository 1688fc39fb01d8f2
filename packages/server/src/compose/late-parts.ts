/** Parts that are loaded when they are first used, so that a start does without them. */
import type { Settled } from '../options';
import type { Dialer } from '../ports/dialer';
import type { Planner } from '../ports/planner';
import type { Presenters } from '../ports/presenters';
import type { Renderer } from '../ports/renderer';
import type { SendDelivery } from '../ports/sender';
import type { Voices } from '../ports/voices';
import type { VoiceOptions } from '../voice/engines';

/** Makes a part once, when it is first asked for. */
export const lazily = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
};

export const latePlanner = ({ planner: endpoint }: Pick<Settled, 'planner'>): Planner => {
  const planner = lazily(async () => {
    const director = (await import('../adapters/local-planner')).localPlanner();
    if (endpoint === undefined) return director;
    return (await import('../adapters/model-planner')).createModelPlanner({ endpoint, director });
  });
  return { plan: async (request, turn) => (await planner()).plan(request, turn) };
};

/** What signs is of no use before something is delivered. */
export const lateSend = (dialer: Dialer): SendDelivery => {
  const send = lazily(async () => (await import('../pipeline/send-delivery')).createSendDelivery(dialer));
  return async (delivery) => (await send())(delivery);
};

/** How films are spoken here. */
const voiceOptions = ({ voiceFile }: Pick<Settled, 'voiceFile'>): VoiceOptions => ({
  command: process.env.VID_VOICE_COMMAND?.trim() || undefined,
  picoVoices: process.env.VID_PICO_VOICES?.trim() || undefined,
  piperVoices: process.env.VID_PIPER_VOICES?.trim() || undefined,
  file: voiceFile,
});

export const presentersOf = async (): Promise<Presenters> => {
  const { presenterNamed } = await import('../render/persons/presenters');
  return { knows: (preset) => presenterNamed(preset) !== undefined };
};

export const voicesOf = async ({ renderer, voiceFile }: Pick<Settled, 'renderer' | 'voiceFile'>): Promise<Voices> =>
  (await import('../adapters/voices')).createVoices(renderer === 'instant' ? undefined : voiceOptions({ voiceFile }));

export const lateRenderer = ({
  renderer: name,
  artwork,
  music,
  voiceFile,
  captionStyle,
  filmScripts,
}: Pick<Settled, 'renderer' | 'artwork' | 'music' | 'voiceFile' | 'captionStyle' | 'filmScripts'>): Renderer => {
  const renderer = lazily<Renderer>(async () => {
    if (name === 'instant') {
      const { createInstantRenderer, writeScenes } = await import('../adapters/instant');
      if (filmScripts !== 'shots') return createInstantRenderer(filmScripts && { describe: writeScenes });
      return createInstantRenderer({
        describe: (await import('../adapters/ffmpeg')).createDescribeFilm({ artwork, music }),
      });
    }
    const { createFfmpegRenderer } = await import('../adapters/ffmpeg');
    return createFfmpegRenderer({ artwork, music, captionStyle, voice: voiceOptions({ voiceFile }) });
  });
  return {
    render: async (job, target) => (await renderer()).render(job, target),
    apart: async () => (await renderer()).apart?.(),
  };
};
