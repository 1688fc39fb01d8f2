// What the sound of a film takes: its music, and its voice, in seconds of the film a second of CPU. Each is made several times,
// after a first time that is told apart, since a render is a process that has warmed up nothing.
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';
import { conclude, judge, median } from './harness.mjs';
import { childrenCpu } from './render-process.mjs';

register();
const source = (path) => import(new URL(`../packages/server/src/${path}`, import.meta.url));
const { soundPlan } = await source('render/music/sound-plan.ts');
const { bedOf } = await source('render/music/music-bed.ts');
const { speakScenes } = await source('render/narration/speak-scenes.ts');
const { voiceTrack } = await source('render/narration/voice-track.ts');

const SECONDS = [4, 4, 5, 4, 3];
const whole = SECONDS.reduce((sum, own) => sum + own, 0);
const STYLES = ['upbeat-tech', 'cinematic-epic', 'lo-fi-chill', 'corporate-pop'];
const ROUNDS = 5;

/** CPU seconds of a piece of work, its ended processes included. */
const cpuOf = async (work) => {
  const [before, children] = [process.cpuUsage(), childrenCpu() ?? 0];
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6 + (childrenCpu() ?? 0) - children;
};

const compose = (musicStyle, round) => () => {
  const scenes = SECONDS.map((duration) => ({ type: 'motion', prompt: `Scene of ${duration} s`, duration }));
  const job = { musicStyle, title: 'A film', brief: `Bread number ${round}`, language: 'en', seed: 3, scenes };
  return bedOf(soundPlan({ job, frames: SECONDS.map((own) => own * 30), lands: whole - 2.4 }));
};

const first = await cpuOf(compose(STYLES[0], -1));
const costs = [];
for (let round = 0; round < ROUNDS; round += 1)
  for (const style of STYLES) costs.push(await cpuOf(compose(style, round)));
console.log(
  `      ${whole} s of music: ${median(costs).toFixed(2)} s of CPU, the first ${first.toFixed(2)} s, the dearest ${Math.max(...costs).toFixed(2)} s`,
);
judge(`${whole} s of music, seconds a second of CPU`, whole / median(costs), whole / 0.5);

const LINES = [
  'Good morning. Our bakery opens on Monday, at eight, on Elm Street.',
  'Fresh bread, warm cinnamon rolls, and coffee that is worth the walk.',
  'Everything is baked here, in the night, by people who love what they do.',
  'Come in, sit down, and take a loaf home for the family.',
];
const lines = LINES.map((script, scene) => ({ scene, script, startsAt: scene * 6, seconds: 6 }));
// The process that speaks is the built one: read as a source it would take as long again.
const entry = {
  path: fileURLToPath(new URL('../packages/server/dist/voice/speech-child.js', import.meta.url)),
  execArgv: [],
};
let [spoken, polish] = [0, []];
const speak = async () => {
  const signal = new AbortController().signal;
  const film = await speakScenes({
    lines,
    language: 'en',
    preset: undefined,
    voice: { entry },
    recording: undefined,
    signal,
  });
  spoken = film.lines.reduce((sum, { samples, sampleRate }) => sum + samples.length / sampleRate, 0);
  polish = film.lines;
};
const speech = [];
const polished = [];
for (let round = 0; round < ROUNDS; round += 1) {
  speech.push(await cpuOf(speak));
  if (spoken > 0) polished.push(await cpuOf(() => voiceTrack(polish, 24 * 48_000)));
}
if (spoken === 0) console.log('skip  narration: no engine speaks English here');
else {
  console.log(`      polishing ${spoken.toFixed(0)} s of speech: ${median(polished).toFixed(2)} s of CPU`);
  judge(`${spoken.toFixed(0)} s of speech, seconds a second of CPU`, spoken / median(speech), 20);
}
conclude();
