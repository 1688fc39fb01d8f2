/**
 * The speech process: speaks one text after another and ends with its parent. An engine that hangs or crashes takes nothing
 * else with it, and what is under the GPL shares a process with nothing that is not.
 */
import type { FromSpeechChild, ProcessEngine, ToSpeechChild } from './speech-messages';

const say = (message: FromSpeechChild): void => void process.send?.(message);

const engineOf = async (name: ProcessEngine) =>
  name === 'flite' ? (await import('./flite/flite')).speakFlite : (await import('./espeak/espeak')).speakEspeak;

process.once('disconnect', () => process.exit());
// Whoever drew the film decides what Ctrl-C means.
process.on('SIGINT', () => undefined);

process.on('message', (message) => {
  const { engine, wish } = message as ToSpeechChild;
  void engineOf(engine)
    .then((speak) => speak(wish))
    .then(
      (speech) => say({ speech }),
      (error: unknown) => say({ why: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) }),
    );
});
