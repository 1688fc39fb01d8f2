/**
 * The speech process: speaks one text after another and ends with its parent. An engine that hangs or crashes takes nothing
 * else with it, and what is under the GPL shares a process with nothing that is not.
 */
import type { Speech } from '../ports/narrator';
import type { FromSpeechChild, ToSpeechChild } from './speech-messages';

const say = (message: FromSpeechChild): void => void process.send?.(message);

const speak = async (asked: ToSpeechChild): Promise<Speech> => {
  if (asked.engine === 'piper') return (await import('./piper/piper')).speakPiper(asked.order);
  const { engine, wish, picoVoices = '' } = asked;
  if (engine === 'pico') return (await import('./pico/pico')).speakPico(wish, picoVoices);
  if (engine === 'flite') return (await import('./flite/flite')).speakFlite(wish);
  return (await import('./espeak/espeak')).speakEspeak(wish);
};

process.once('disconnect', () => process.exit());
// Whoever drew the film decides what Ctrl-C means.
process.on('SIGINT', () => undefined);

process.on('message', (message) => {
  void speak(message as ToSpeechChild).then(
    (speech) => say({ speech }),
    (error: unknown) => say({ why: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) }),
  );
});
