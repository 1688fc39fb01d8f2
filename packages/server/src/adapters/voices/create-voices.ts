import type { Voices } from '../../ports/voices';
import { type VoiceOptions, voiceNote } from '../../voice/engines';
import { piperVoiceFor } from '../../voice/piper/piper-voices';
import { presetOf } from '../../voice/voices';

/** `voice` undefined: films are made without sound. */
export const createVoices = (voice: VoiceOptions | undefined): Voices => ({
  knows: (preset, language) =>
    presetOf(preset, language) !== undefined ||
    (preset !== undefined && piperVoiceFor({ language, preset }, voice?.piperVoices)?.name === preset),
  note: (wanted) => (voice === undefined ? undefined : voiceNote(wanted, voice)),
});
