// How loud ten films are over time, and how far the voice stands above all else: loudness in blocks of 0.4 s, as it is measured.
import { join } from 'node:path';
import { curve, label, median, save, sheet, source, tests } from './sheet.mjs';

const { speakScenes, linesOf } = await source('render/narration/speak-scenes.ts');
const { voiceTrack } = await source('render/narration/voice-track.ts');
const { stretchesOf } = await source('render/narration/mix-voice.ts');
const { integrated, stepEnergies, toLufs } = await source('render/music/loudness.ts');
const { loudnessRange } = await source('render/music/dynamics.ts');
const { soundPlan } = await source('render/music/sound-plan.ts');
const { soundBeside } = await source('render/sound/sound-work.ts');
const { sceneFrames } = await source('render/output/frame-size.ts');
const { GALLERY, galleryJob, planOf } = await tests('render/gallery-films.ts');

const FILMS = 10;
const RANGE = [-50, -8];
const STEP = 0.1;
/** A block in which somebody pauses is quieter. */
const HEARD = -26;

const blocks = (energies) =>
  Array.from({ length: Math.max(0, energies.length - 3) }, (_, at) =>
    toLufs((energies[at] + energies[at + 1] + energies[at + 2] + energies[at + 3]) / 4),
  );

/** The mix without the voice in it, which is found by how much of each line the mix holds. */
function apart([left, right], voice, lines) {
  const said = new Float32Array(voice.length);
  const edges = [0, ...lines.slice(1).map(({ start }) => Math.round((start - 0.05) * 48_000)), voice.length];
  for (const [line, from] of edges.slice(0, -1).entries()) {
    let [both, own] = [0, 0];
    for (let at = from; at < edges[line + 1]; at += 1) {
      both += ((left[at] ?? 0) + (right[at] ?? 0)) * 0.5 * voice[at];
      own += voice[at] ** 2;
    }
    for (let at = from; at < edges[line + 1]; at += 1) said[at] = own === 0 ? 0 : (voice[at] * both) / own;
  }
  const rest = [left, right].map((side) => side.map((sample, at) => sample - (said[at] ?? 0)));
  return { said: [said, said], rest };
}

async function heard(film) {
  const plan = await planOf(film);
  const job = galleryJob(plan, film);
  const frames = sceneFrames(plan.scenes.map(({ duration }) => duration));
  const seconds = frames.reduce((sum, own) => sum + own, 0) / 30;
  const signal = new AbortController().signal;
  const { lines, notes } = await speakScenes({
    lines: linesOf(plan.scenes, frames),
    language: 'en',
    voice: {},
    signal,
    seconds,
  });
  const sound = soundPlan({ job, frames });
  const work = soundBeside();
  await work.begin(sound, () => undefined);
  const mix = await work.finish({ cues: [], clips: [], lines });
  return { mix, lines, notes, voice: voiceTrack(lines, mix[0].length) };
}

export async function films(folder) {
  const chosen = GALLERY.filter(({ route }) => route !== undefined)
    .filter((_, at) => at % 2 === 0)
    .slice(0, FILMS);
  const [width, height, left] = [900, 120, 20];
  const { canvas, context } = sheet(width + 2 * left, (height + 34) * chosen.length + 20);
  console.log('film                 LUFS   range LU  peak dBTP-ish  speech over bed, dB (median, least)');
  for (const [at, film] of chosen.entries()) {
    const { mix, lines, voice, notes } = await heard(film);
    const { said, rest } = apart(mix, voice, lines);
    const [all, own, others] = [mix, said, rest].map(stepEnergies);
    const spoken = stretchesOf(
      lines.map(({ start, samples, sampleRate }) => ({ start, end: start + samples.length / sampleRate })),
    );
    const [loud, below] = [blocks(own), blocks(others)];
    const over = loud.flatMap((level, block) => {
      const [from, until] = [block * STEP, block * STEP + 0.4];
      return spoken.some(({ start, end }) => from >= start && until <= end) && level > HEARD
        ? [level - below[block]]
        : [];
    });
    const peak = mix.reduce(
      (most, side) => side.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), most),
      0,
    );
    const lufs = integrated(all);
    const told = `${film.route.padEnd(18)} ${lufs.toFixed(2)}  ${loudnessRange(all).toFixed(1)}  ${(20 * Math.log10(peak)).toFixed(2)}  ${median(over).toFixed(1)}  ${Math.min(...over).toFixed(1)}`;
    console.log(`${told}${notes.length === 0 ? '' : `  ${notes.join(' ')}`}`);
    const y = 10 + at * (height + 34);
    label(context, told, left, y + 14);
    const box = { x: left, y: y + 20, width, height };
    context.fillStyle = '#eef3ff';
    const whole = mix[0].length / 48_000;
    for (const { start, end } of spoken)
      context.fillRect(left + (start / whole) * width, box.y, ((end - start) / whole) * width, height);
    curve(context, below, box, RANGE, '#2d7a46');
    curve(context, loud, box, RANGE, '#c03a2b');
    curve(context, blocks(all), box, RANGE, '#222222');
  }
  label(context, 'black: film, red: voice, green: all else; −50 to −8 LUFS', left, canvas.height - 6, '#666666');
  save(canvas, join(folder, 'loudness.png'));
}
