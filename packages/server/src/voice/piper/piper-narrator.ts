/** Speaks by a voice of Piper: eSpeak, in a process of its own, tells its sounds, and the model in another says them. */
import type { Narrator } from '../../ports/narrator';
import { type SpeechProcessOptions, speechProcess, startSpeech } from '../speech-process';
import { piperSounds } from './piper-sounds';
import { piperVoices } from './piper-voices';

export const piperNarrator = (folder: string | undefined, options: SpeechProcessOptions): Narrator => {
  const espeak = speechProcess('espeak', options);
  const own = startSpeech('Piper', options);
  return {
    async speak(wish, signal) {
      const voice = piperVoices(folder).find(({ name }) => name === wish.voice);
      if (voice === undefined) throw new Error(`${folder} holds no voice ${wish.voice}`);
      const told = await espeak.speak({ ...wish, voice: voice.espeak, rate: 1 }, signal);
      const sounds = piperSounds(wish, told, voice.ids);
      if (sounds.length === 0) throw new Error('the voice knows none of its sounds');
      return own.ask({ engine: 'piper', order: { voice, sounds, length: voice.length / wish.rate } }, signal);
    },
    close() {
      espeak.close();
      own.close();
    },
  };
};
