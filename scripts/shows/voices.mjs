// A voice before and after it is polished, as spectrograms; and how far words that were aligned are from when they were said.
import { join } from 'node:path';
import { label, median, save, share, sheet, source } from './sheet.mjs';

const { fourierOf } = await source('render/narration/fourier.ts');
const { voiceTrack } = await source('render/narration/voice-track.ts');
const { resample } = await source('render/narration/resample.ts');
const { alignWords } = await source('render/narration/align/align-words.ts');
const { referenceOf } = await source('render/narration/align/reference-of.ts');
const { speechProcess } = await source('voice/speech-process.ts');
const { speechEdges } = await source('render/narration/speech-edges.ts');
const { toSpoken } = await source('voice/words/to-spoken.ts');

const RATE = 48_000;
const SIZE = 2048;
const HOP = 480;
const TOP_HERTZ = 16_000;

function spectrogram(context, samples, x, y, height) {
  const transform = fourierOf(SIZE);
  const bins = Math.floor((TOP_HERTZ / RATE) * SIZE);
  for (let column = 0; column * HOP + SIZE < samples.length; column += 1) {
    const real = Float64Array.from(
      { length: SIZE },
      (_, at) => samples[column * HOP + at] * (0.5 - 0.5 * Math.cos((2 * Math.PI * at) / SIZE)),
    );
    const imaginary = new Float64Array(SIZE);
    transform(real, imaginary);
    for (let row = 0; row < height; row += 1) {
      const bin = Math.floor(((height - 1 - row) / height) * bins);
      const decibels = 10 * Math.log10(real[bin] ** 2 + imaginary[bin] ** 2 + 1e-9);
      const bright = Math.max(0, Math.min(1, (decibels + 50) / 90));
      context.fillStyle = `hsl(${Math.round(260 - 220 * bright)} 80% ${Math.round(bright * 62)}%)`;
      context.fillRect(x + column, y + row, 1, 1);
    }
  }
}

/** Energy above a frequency beside all of it, in dB. */
function above(samples, hertz) {
  const transform = fourierOf(SIZE);
  let [high, all] = [0, 0];
  for (let start = 0; start + SIZE < samples.length; start += SIZE) {
    const [real, imaginary] = [Float64Array.from(samples.subarray(start, start + SIZE)), new Float64Array(SIZE)];
    transform(real, imaginary);
    for (let bin = 1; bin < SIZE / 2; bin += 1) {
      const energy = real[bin] ** 2 + imaginary[bin] ** 2;
      all += energy;
      if ((bin * RATE) / SIZE > hertz) high += energy;
    }
  }
  return 10 * Math.log10(high / all + 1e-14);
}

const SAID = [
  ['flite', 'rms', 'en'],
  ['flite', 'slt', 'en'],
  ['espeak', 'de', 'de'],
];
const TEXTS = {
  en: 'Fresh sourdough, baked daily in the heart of Leeds, now only four pounds fifty.',
  de: 'Frisches Brot, jeden Morgen im Herzen der Stadt gebacken, für vier Euro fünfzig.',
};

export async function voices(folder) {
  const [width, height] = [620, 220];
  const { canvas, context } = sheet(2 * width + 30, (height + 30) * SAID.length + 10);
  const signal = new AbortController().signal;
  for (const [row, [engine, voice, language]] of SAID.entries()) {
    const narrator = speechProcess(engine, {});
    try {
      const script = toSpoken(TEXTS[language], language);
      const wish = { text: script.text, words: script.words.map(({ text }) => text), language, voice, rate: 1 };
      const speech = await narrator.speak(wish, signal);
      const before = Float32Array.from(resample(speech.samples, speech.sampleRate, RATE));
      const after = voiceTrack([{ start: 0, ...speech }], before.length);
      const y = 10 + row * (height + 30);
      const told = [before, after].map((sound) => `${above(sound, 8000).toFixed(0)} dB above 8 kHz`);
      console.log(`${engine} ${voice}: ${told.join(' before the polish, ')} after it`);
      for (const [column, sound] of [before, after].entries()) {
        label(
          context,
          `${engine} ${voice}, ${column === 0 ? 'before' : 'after'}: ${told[column]}`,
          10 + column * (width + 10),
          y + 14,
        );
        spectrogram(context, sound.subarray(0, width * HOP), 10 + column * (width + 10), y + 20, height);
      }
    } finally {
      narrator.close();
    }
  }
  save(canvas, join(folder, 'polish.png'));
}

/** Of whoever tells when words are said: in English flite, elsewhere eSpeak with another synthesis and at another pace than the reference. */
const TELLING = {
  en: { engine: 'flite', voices: ['rms', 'slt', 'awb'], rate: 1 },
  de: { engine: 'espeak', voices: ['de+klatt2', 'de+m7'], rate: 0.88 },
  fr: { engine: 'espeak', voices: ['fr+klatt2', 'fr+m7'], rate: 0.88 },
  es: { engine: 'espeak', voices: ['es+klatt2', 'es+m7'], rate: 1.12 },
  it: { engine: 'espeak', voices: ['it+klatt2', 'it+m7'], rate: 1.12 },
  pl: { engine: 'espeak', voices: ['pl+klatt2', 'pl+m7'], rate: 0.88 },
  tr: { engine: 'espeak', voices: ['tr+klatt2', 'tr+m7'], rate: 1.12 },
  pt: { engine: 'espeak', voices: ['pt+klatt2', 'pt+m7'], rate: 0.88 },
  nl: { engine: 'espeak', voices: ['nl+klatt2', 'nl+m7'], rate: 1.12 },
  ja: { engine: 'espeak', voices: ['ja+klatt2', 'ja+m7'], rate: 0.88 },
  ar: { engine: 'espeak', voices: ['ar+klatt2', 'ar+m7'], rate: 1.12 },
};

const LINES = {
  en: [
    'Two flat whites for four pounds fifty.',
    'Everything is baked here, in the night, by people who love what they do.',
    'Book a check up before Friday and the first visit is on us.',
    'Come in, sit down, and take a loaf home for the family.',
    'Seven hundred people a day walk past our window; we would like to meet you.',
    'Our new workshop opens in October, right behind the station.',
    'Fresh fish from the harbour every morning at seven.',
    'She has repaired bicycles for twenty years and still smiles at every puncture.',
    'Send us a picture of your roof and we will call you back tomorrow.',
    'No contract, no hidden fees, and a real person on the phone.',
    'We plant a tree for every table that leaves this room.',
    'The garden is open until dusk, and dogs are welcome on a lead.',
    'Most of our guests come back, and some of them never leave.',
    'Ask for a sample, wear it for a month, and tell us what you think.',
  ],
  de: [
    'Frisches Brot aus dem Steinofen, jeden Morgen ab sechs Uhr.',
    'Rufen Sie uns an, wir kommen noch am selben Tag vorbei.',
    'Der erste Monat ist geschenkt, kündigen können Sie jederzeit.',
    'Unsere Werkstatt liegt gleich hinter dem alten Bahnhof.',
  ],
  fr: [
    'Du pain frais tous les matins, à deux pas de la gare.',
    'Appelez nous, et nous passons chez vous le jour même.',
    'Le premier mois est offert, sans aucun engagement.',
    'Notre atelier répare les vélos depuis vingt ans.',
  ],
  es: [
    'Pan recién hecho cada mañana, muy cerca de la estación.',
    'Llámenos hoy y vamos a su casa esta misma tarde.',
    'El primer mes es gratis y puede irse cuando quiera.',
    'Nuestro taller arregla bicicletas desde hace veinte años.',
  ],
  it: [
    'Pane fresco ogni mattina, a due passi dalla stazione.',
    'Chiamateci oggi e passiamo da voi nel pomeriggio.',
    'Il primo mese è gratuito, senza nessun impegno.',
    'La nostra officina ripara biciclette da vent’anni.',
  ],
  pl: [
    'Świeży chleb każdego ranka, tuż obok dworca.',
    'Zadzwoń do nas, przyjedziemy jeszcze dzisiaj.',
    'Pierwszy miesiąc jest za darmo, bez żadnych umów.',
    'Nasz warsztat naprawia rowery od dwudziestu lat.',
  ],
  tr: [
    'Her sabah taze ekmek, istasyonun hemen yanında.',
    'Bizi bugün arayın, öğleden sonra kapınızdayız.',
    'İlk ay ücretsiz, istediğiniz zaman ayrılabilirsiniz.',
    'Atölyemiz yirmi yıldır bisiklet tamir ediyor.',
  ],
  pt: [
    'Pão fresco todas as manhãs, a dois passos da estação.',
    'Ligue hoje e passamos em sua casa esta tarde.',
    'O primeiro mês é grátis e pode sair quando quiser.',
    'A nossa oficina repara bicicletas há vinte anos.',
  ],
  nl: [
    'Elke ochtend vers brood, vlak bij het station.',
    'Bel ons vandaag en we komen vanmiddag langs.',
    'De eerste maand is gratis en u stopt wanneer u wilt.',
    'Onze werkplaats herstelt al twintig jaar fietsen.',
  ],
  ja: [
    '毎朝、駅のすぐそばで焼きたてのパンをどうぞ。',
    '今日お電話をいただければ、午後にはうかがいます。',
    '最初の一か月は無料で、いつでもやめられます。',
    '私たちの工房は、二十年も自転車を直しています。',
  ],
  ar: [
    'خبز طازج كل صباح بالقرب من المحطة.',
    'اتصل بنا اليوم ونصل إليك بعد الظهر.',
    'الشهر الأول مجاني ويمكنك التوقف متى تريد.',
    'ورشتنا تصلح الدراجات منذ عشرين سنة.',
  ],
};

const told = (off) =>
  `${String(off.length).padStart(4)} words: ${median(off).toFixed(0)} ms in the middle, ${share(off, 0.9).toFixed(0)} in nine of ten, ${Math.max(...off).toFixed(0)} at most; ${((100 * off.filter((ms) => ms <= 40).length) / off.length).toFixed(0)} % within 40 ms`;

/** What engines tell of their own words beside where they are found by laying other voices over them, each language a row. */
export async function alignment() {
  const signal = new AbortController().signal;
  for (const [language, { engine, voices, rate }] of Object.entries(TELLING)) {
    const reference = referenceOf(language, {});
    if (reference === undefined) return console.log('skip  alignment: no reference is installed');
    const narrator = speechProcess(engine, {});
    try {
      const off = [];
      for (const voice of voices)
        for (const line of LINES[language]) {
          const script = toSpoken(line, language);
          const wish = { text: script.text, words: script.words.map(({ text }) => text), language, voice, rate };
          const { samples, sampleRate, words = [] } = await narrator.speak(wish, signal);
          // As lines are before they are aligned: without what is silent at their ends.
          const edges = speechEdges(samples, sampleRate);
          const sound = { samples: samples.subarray(edges.from, edges.to), sampleRate };
          // A voice is no witness of itself.
          const others = { ...reference, voices: reference.voices.filter((one) => one !== voice) };
          const found = await alignWords(sound, wish, others, signal);
          for (const [at, word] of (found?.words ?? []).entries())
            off.push(Math.abs(word.start + edges.from / sampleRate - (words[at]?.start ?? 0)) * 1000);
        }
      console.log(`alignment ${language} against ${engine}'s own times: ${told(off)}`);
    } finally {
      narrator.close();
      reference.narrator.close();
    }
  }
}
