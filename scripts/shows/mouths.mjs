// A sentence as a presenter says it, frame by frame, with the sound of each frame below.
import { join } from 'node:path';
import { label, save, sheet, source } from './sheet.mjs';

const { openArtwork } = await source('artwork/open-artwork.ts');
const { castSpeaker } = await source('render/persons/cast-speaker.ts');
const { drawPerson } = await source('render/persons/draw-person.ts');
const { mouthOver } = await source('render/persons/mouth.ts');
const { mouthingOf } = await source('render/persons/mouthing.ts');
const { PRESENTERS } = await source('render/persons/presenters.ts');
const { stockOf } = await source('render/stage/stock-of.ts');
const { speechProcess } = await source('voice/speech-process.ts');
const { toSpoken } = await source('voice/words/to-spoken.ts');

const FPS = 30;
const SIDE = 150;
const ACROSS = 12;
const SHUT = new Set(['m', 'b', 'p']);

export async function mouths(folder) {
  const stock = stockOf(openArtwork(), 'en');
  const presenter = PRESENTERS.find(({ job, who }) => job === 'cook' && who === 'woman');
  const speaker = await castSpeaker(stock, { presenter, tone: 'medium' }, { place: 'cafe', seed: 1, short: SIDE * 2 });
  const narrator = speechProcess('flite', {});
  const script = toSpoken('Warm bread, brown butter and a cup of coffee.', 'en');
  const wish = {
    text: script.text,
    words: script.words.map(({ text }) => text),
    language: 'en',
    voice: 'slt',
    rate: 1,
  };
  const speech = await narrator.speak(wish, new AbortController().signal).finally(() => narrator.close());
  const mouth = mouthOver(mouthingOf(speech.words ?? [], speech.phones ?? []));
  const frames = Math.ceil((speech.samples.length / speech.sampleRate) * FPS);
  const rows = Math.ceil(frames / ACROSS);
  const { canvas, context } = sheet(ACROSS * SIDE, rows * (SIDE + 20));
  const at = (seconds) => speech.phones?.find(({ start, end }) => seconds >= start && seconds < end);
  for (let frame = 0; frame < frames; frame += 1) {
    const [x, y] = [(frame % ACROSS) * SIDE, Math.floor(frame / ACROSS) * (SIDE + 20)];
    context.save();
    context.beginPath();
    context.rect(x, y, SIDE, SIDE);
    context.clip();
    // Near enough for the mouth to be seen.
    context.translate(x - SIDE * 0.5, y - SIDE * 0.42);
    const face = { ...mouth(frame / FPS), blink: 0, gazeX: 0, gazeY: 0, brow: 0 };
    drawPerson(context, speaker.person, SIDE * 2, { face, tilt: 0, bob: 0, breath: 0, hand: 0 });
    context.restore();
    label(context, `${frame} ${at(frame / FPS)?.text ?? '–'}`, x + 4, y + SIDE + 15);
  }
  let [due, seen] = [0, 0];
  for (const { text, start, end } of speech.phones ?? []) {
    if (!SHUT.has(text)) continue;
    due += 1;
    const near = Array.from({ length: frames }, (_, frame) => frame).filter(
      (frame) => frame >= start * FPS - 1 && frame <= end * FPS + 1,
    );
    if (near.some((frame) => mouth(frame / FPS).open < 0.05)) seen += 1;
  }
  console.log(`mouths: lips are shut in a frame of ${seen} of ${due} sounds that shut them`);
  save(canvas, join(folder, 'mouths.png'));
}
