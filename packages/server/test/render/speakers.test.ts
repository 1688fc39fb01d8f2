/** Persons who speak: taken apart rightly, alive, the same in all scenes of a film, and clear of the words. */
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { openArtwork } from '../../src/artwork/open-artwork';
import { contrast } from '../../src/render/color/color';
import { paletteFrom } from '../../src/render/color/palettes';
import { frameComposer } from '../../src/render/film/compose-frame';
import { contains } from '../../src/render/geometry';
import { castSpeaker, picturesOf } from '../../src/render/persons/cast-speaker';
import { type ChosenPresenter, choosePresenter, type PresenterWish } from '../../src/render/persons/choose-presenter';
import { drawPerson } from '../../src/render/persons/draw-person';
import { introducedWho } from '../../src/render/persons/introduced';
import { MOUTHS } from '../../src/render/persons/mouth';
import { type Face, type Pose, performance } from '../../src/render/persons/performance';
import {
  otherVoices,
  presentedAt,
  presentedIn,
  presenterWish,
  whoSpeaks,
} from '../../src/render/persons/presenter-wish';
import { PRESENTERS, presenterName, presenterNamed, TONES } from '../../src/render/persons/presenters';
import { quotedWho } from '../../src/render/persons/quoted';
import { saidLooks } from '../../src/render/persons/said-looks';
import { imaginedSpeech } from '../../src/render/persons/scene-speech';
import { splitPerson } from '../../src/render/persons/split-person';
import { withSpeech } from '../../src/render/persons/with-speech';
import { prepareScenes } from '../../src/render/prepare-scenes';
import { ACTS, brings, broughtBy } from '../../src/render/routes/acts';
import { sceneFilm } from '../../src/render/scenes/scene-film';
import { DIRECTIONS, type Trade } from '../../src/render/stage/directions';
import { stockOf } from '../../src/render/stage/stock-of';
import { engineChoices } from '../../src/voice/engines';
import { jobOf, smaller } from './fixtures';

const stock = stockOf(openArtwork(), 'en');
const TRADES = Object.keys(DIRECTIONS) as Trade[];

const ofTrade = (trade: Trade, more: Partial<PresenterWish> = {}) =>
  choosePresenter({ trade, as: 'owner', seed: 3, language: 'en', prompts: [], brief: '', who: 'woman', ...more });
const chosenBy = (name: string): ChosenPresenter => {
  const { presenter } = presenterNamed(name) ?? {};
  if (presenter === undefined) throw new Error(`nobody is called ${name}`);
  return { presenter, tone: presenter.tones[0] ?? 'light' };
};
const cast = (chosen: ChosenPresenter, short = 96) => castSpeaker(stock, chosen, { place: 'office', seed: 3, short });

describe('a speaker', () => {
  it.each(TRADES)('is somebody of the trade, before its place: %s', async (trade) => {
    const { place } = DIRECTIONS[trade];
    for (const as of ['owner', 'customer'] as const) {
      const speaker = await castSpeaker(stock, ofTrade(trade, { as }), { place, seed: 3, short: 48 });
      expect(speaker?.who).toBe('woman');
      expect(speaker?.person.eyes).toHaveLength(2);
      expect(speaker?.photo).toBeDefined();
    }
  });

  it('is whom the request names, in the tone that it names, and speaks with their voice', () => {
    for (const presenter of PRESENTERS) {
      const own = presenterName(presenter);
      expect(presenterNamed(own)).toEqual({ presenter });
      for (const tone of TONES)
        expect(presenterNamed(`${own}-${tone}`)?.tone).toBe(presenter.tones.includes(tone) ? tone : undefined);
    }
    const scenes = [{ type: 's2v' as const, prompt: 'She explains', script: 'Hello.', duration: 3 }];
    const named = jobOf(scenes, { presenterPreset: 'judge-man-dark' });
    expect(whoSpeaks(named)).toBe('man');
    expect(choosePresenter(presenterWish(named, 'food', whoSpeaks(named)))).toMatchObject({
      ...{ presenter: { job: 'judge', who: 'man' }, tone: 'dark' },
    });
    const [unknown, nobody] = [jobOf(scenes, { presenterPreset: 'somebody' }), jobOf(scenes)].map((job) =>
      choosePresenter(presenterWish(job, 'food', whoSpeaks(job))),
    );
    expect(unknown).toEqual(nobody);
  });

  it('is the same one for the same seed, and not for every other', () => {
    const chosen = [1, 1, 2, 3, 4, 5].map((seed) => JSON.stringify(ofTrade('technology', { seed })));
    expect(chosen[0]).toBe(chosen[1]);
    expect(new Set(chosen).size).toBeGreaterThan(2);
  });

  it('is one of many that can all be drawn whole, in every tone', () => {
    expect(PRESENTERS.length).toBeGreaterThanOrEqual(45);
    expect(new Set(PRESENTERS.map(presenterName)).size).toBe(PRESENTERS.length);
    for (const presenter of PRESENTERS)
      for (const tone of presenter.tones) {
        const pictures = picturesOf(stock, presenter, tone, 64);
        const name = `${presenterName(presenter)} ${tone}`;
        const body = splitPerson(pictures?.body ?? '', presenter.holds === true ? 'holding' : 'bust');
        expect(body?.body.length, name).toBeGreaterThan(0);
        expect((body?.hand.length ?? 0) > 0, name).toBe(presenter.holds === true);
        if (presenter.head !== undefined)
          expect(splitPerson(pictures?.head ?? '', 'head')?.head.length, name).toBeGreaterThan(0);
      }
  });

  it('is seen again in the pictures that a route brings', async () => {
    const asked: string[] = [];
    const watching = { ...stock, picture: (name: string) => (asked.push(name), undefined) };
    const setting = { seed: 5, palette: paletteFrom(DIRECTIONS.food.swatches[0]), size: { width: 90, height: 160 } };
    for (const looks of [
      { who: 'man', tone: 'dark' },
      { who: 'woman', tone: 'light' },
    ])
      await brings(ACTS['walk-talk'], watching, setting, looks);
    expect(asked).toEqual(['man-walking-facing-right-dark', 'woman-walking-facing-right-light']);
    // Of whom it is only told who they are, the seed chooses one.
    for (let seed = 0; seed < 6; seed += 1) {
      expect(broughtBy(ACTS['character-story'], seed, { who: 'man' })[0]).toMatch(/^man-walking/u);
      expect(broughtBy(ACTS['character-story'], seed, { who: 'woman' })[0]).toMatch(/^woman-walking/u);
    }
  });

  it('has a mouth between its eyes and below them', () => {
    const split = splitPerson(stock.picture('woman-cook-light')?.bytes(64).toString() ?? '');
    const [one, other] = split?.eyes ?? [];
    if (split === undefined || one === undefined || other === undefined) throw new Error('not taken apart');
    const middle = (split.mouth.left + split.mouth.right) / 2;
    expect(middle).toBeGreaterThan(Math.min(one.bounds.left, other.bounds.left));
    expect(middle).toBeLessThan(Math.max(one.bounds.right, other.bounds.right));
    expect(split.mouth.top).toBeGreaterThan(one.bounds.bottom);
  });

  it('is not made of what is no person', () => {
    expect(splitPerson('<svg><g fill="none"><path d="M0 0h9v9Z" fill="#fff"/></g></svg>')).toBeUndefined();
    expect(splitPerson(stock.picture('hot-beverage')?.bytes(64).toString() ?? '')).toBeUndefined();
  });

  const facesOf = (said: string, seconds: number) => {
    const pose = performance(imaginedSpeech(said, seconds), seconds, 1);
    return Array.from({ length: seconds * 30 }, (_, frame) => pose(frame / 30).face);
  };

  it('opens its mouth while it speaks, and shuts it after', () => {
    const faces = facesOf('Come in, we are open', 6);
    expect(Math.max(...faces.slice(10, 45).map(({ open }) => open))).toBeGreaterThan(0.6);
    expect(Math.max(...faces.slice(90).map(({ open }) => open))).toBe(0);
    for (const said of ['مرحبا بكم', '毎朝八時に開きます'])
      expect(Math.max(...facesOf(said, 2).map(({ open }) => open))).toBeGreaterThan(0.3);
  });

  it('blinks every two to six seconds, shut for a frame', () => {
    for (const seed of [1, 2, 3, 4]) {
      const pose = performance(imaginedSpeech('Come in', 60), 60, seed);
      const shut = Array.from({ length: 1800 }, (_, frame) => (pose(frame / 30).face.blink > 0.9 ? frame : -1)).filter(
        (frame) => frame >= 0,
      );
      const begins = shut.filter((frame, at) => frame - (shut[at - 1] ?? -9) > 5);
      expect(begins.length).toBeGreaterThan(9);
      for (const [at, frame] of begins.entries()) {
        const since = (frame - (begins[at - 1] ?? 0)) / 30;
        if (at > 0) expect(since).toBeGreaterThan(1.9);
        expect(since).toBeLessThan(6);
      }
    }
  });

  it('nods and raises its brows where a word is stressed, and is never quite still', () => {
    const quiet = { mouth: [], stresses: [], sentences: [0], levels: new Float32Array(90) };
    const [still, stressed] = [quiet, { ...quiet, stresses: [1.5] }].map((speech) => performance(speech, 3, 2));
    if (still === undefined || stressed === undefined) throw new Error('nobody there');
    expect(stressed(1.56).bob - still(1.56).bob).toBeGreaterThan(0.2);
    expect(stressed(1.56).face.brow).toBeGreaterThan(0.4);
    expect(stressed(2.9).face.brow).toBe(0);
    for (let at = 0; at < 2.5; at += 0.5) {
      const [now, then] = [still(at), still(at + 0.5)];
      expect(Math.abs(now.tilt - then.tilt) + Math.abs(now.breath - then.breath)).toBeGreaterThan(0.01);
    }
  });

  const HEARD = { mouth: [{ viseme: 'a', start: 0, end: 8 }], sentences: [0], levels: new Float32Array(240) } as const;
  const armsOf = (speech: Parameters<typeof performance>[0], isSeen = (_now: number) => true, seed = 4) => {
    const pose = performance(speech, 8, seed, { side: 'left', isSeen });
    return Array.from({ length: 240 }, (_, frame) => pose(frame / 30).arm);
  };

  it('lifts a hand where words are stressed, and lets it down again', () => {
    const stresses = [1, 1.8, 5];
    const arms = [4, 5, 6].map((seed) => armsOf({ ...HEARD, stresses }, undefined, seed));
    const up = arms.map((own) => own.flatMap((arm, frame) => ((arm?.up ?? 0) > 0.9 ? [frame / 30] : [])));
    expect(up.flat().length).toBeGreaterThan(10);
    for (const at of up.flat()) expect(Math.min(...stresses.map((stress) => Math.abs(at - stress)))).toBeLessThan(1);
    for (const own of arms) {
      expect(own[0]).toBeUndefined();
      expect(own.at(-1)).toBeUndefined();
      const jumps = own.map((arm, frame) => Math.abs((arm?.up ?? 0) - (own[frame - 1]?.up ?? 0)));
      expect(Math.max(...jumps)).toBeLessThan(0.25);
    }
  });

  it('waves at a greeting, in any language, and gestures neither unseen nor unheard', () => {
    for (const said of ['Hello, I am here', 'Guten Tag zusammen, hier bin ich', 'みなさん、毎朝八時に開きます']) {
      const { greets } = imaginedSpeech(said, 8);
      expect(greets, said).toBeLessThan(1);
      expect(armsOf(imaginedSpeech(said, 8)).some((arm) => arm?.hand === 'raised')).toBe(true);
    }
    expect(imaginedSpeech('This says hello to all of you', 8).greets).toBeUndefined();
    const told = { ...HEARD, stresses: [1, 4], greets: 0.5 };
    expect(armsOf(told, () => false).every((arm) => arm === undefined)).toBe(true);
    expect(armsOf({ ...told, mouth: [] }).every((arm) => arm === undefined)).toBe(true);
  });

  it('has an arm in the cloth of its body, but where both hands are busy', async () => {
    const [one, teacher] = [await cast(chosenBy('police-officer-man')), await cast(chosenBy('teacher-woman'))];
    expect(teacher?.person.arm).toBeUndefined();
    const { canvas } = one?.person.arm?.sleeve ?? {};
    const [r = 0, , b = 0] =
      canvas?.getContext('2d').getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data ?? [];
    expect(b).toBeGreaterThan(r + 60);
  });

  it('is drawn with what its face does', async () => {
    const speaker = await cast(ofTrade('food'));
    if (speaker === undefined) throw new Error('nobody there');
    const rest: Face = { ...MOUTHS.rest, blink: 0, gazeX: 0, gazeY: 0, brow: 0 };
    const drawn = (more: Partial<Face>, moved: Partial<Pose> = {}): Buffer => {
      const canvas = createCanvas(96, 96);
      const pose = { face: { ...rest, ...more }, tilt: 0, bob: 0, breath: 0, hand: 0, ...moved };
      drawPerson(canvas.getContext('2d'), speaker.person, 96, pose);
      return Buffer.from(canvas.data());
    };
    for (const more of [{ open: 1 }, { blink: 1 }, { gazeX: 1 }, { brow: 1 }])
      expect(drawn(more).equals(drawn({}))).toBe(false);
    const arm = { hand: 'offered', up: 1, turn: 0, side: 'right' } as const;
    for (const moved of [{ tilt: 0.05 }, { bob: 0.5 }, { breath: 1 }, { hand: 1 }, { arm }])
      expect(drawn({}, moved).equals(drawn({}))).toBe(false);
  });
});

describe('who speaks', () => {
  it.each([
    ['en', 'Our dentist Dr. Amara has time in the evening. She explains every step.', 'health-worker', 'woman'],
    ['en', 'Meet our baker, an older man with forty years at the oven.', 'cook', 'man', 'older'],
    ['de', 'Unsere Zahnärztin erklärt jeden Schritt.', 'health-worker', 'woman'],
    ['fr', 'Notre boulangère ouvre à six heures.', 'cook', 'woman'],
    ['es', 'Nuestra doctora atiende por la tarde, es médica desde 1990.', 'health-worker', 'woman'],
    ['it', 'Il nostro idraulico arriva in un’ora, è un uomo di parola.', 'mechanic', 'man'],
    ['pt', 'A nossa professora ensina há vinte anos.', 'teacher', 'woman'],
    ['nl', 'Onze leraar heeft tijd, hij legt alles uit.', 'teacher', 'man'],
    ['pl', 'Nasza nauczycielka uczy od lat.', 'teacher', 'woman'],
    ['tr', 'Öğretmen olan kadın her şeyi anlatıyor.', 'teacher', 'woman'],
    ['ja', '女性の先生が教えます。', 'teacher', 'woman'],
    ['ar', 'طبيبة الأسنان تشرح كل خطوة', 'health-worker', 'woman'],
  ] as const)('is read from the words: %s %s', (...row) => {
    const [language, brief, job, who, age] = row;
    const said = saidLooks({ brief, prompts: [], language });
    expect(said).toMatchObject({ job, who, ...(age === undefined ? {} : { age }) });
    const { presenter } = ofTrade('everyday', { brief, language, who });
    expect(presenter).toMatchObject({ job, who, age: age ?? 'adult' });
  });

  it.each([
    ['en', 'A red-haired florist talks about her spring bouquets.', 'customer-woman-red'],
    ['en', 'Our bus driver Tom, a bald man with a beard, says why he loves the night line.', 'office-worker-man-bald'],
    ['en', 'An elderly carpenter tells why he still makes chairs by hand.', 'mechanic-man-older'],
    ['de', 'Ein junger Bäcker erzählt, warum sein Sauerteig ruht.', 'cook-man'],
    ['de', 'Eine Rentnerin mit grauen Haaren empfiehlt unseren Treppenlift.', 'customer-woman-older'],
    ['de', 'Der Dachdecker sagt, warum er bei jedem Wetter kommt.', 'construction-worker-man'],
    ['fr', 'Une jeune vétérinaire explique les vaccins.', 'health-worker-woman'],
    ['es', 'Un abuelo cuenta por qué compra en nuestro mercado.', 'customer-man-older'],
    ['es', 'La mecánica Lucía explica cómo revisa los frenos.', 'mechanic-woman'],
    ['es', 'Un médico recomienda nuestra clínica.', 'health-worker-man'],
    ['it', 'Il pasticcere racconta le sue torte.', 'cook-man'],
    ['pt', 'A nossa apicultora fala do mel.', 'farmer-woman'],
    ['nl', 'Een loodgieter legt uit hoe hij lekken vindt.', 'mechanic-man'],
    ['pl', 'Ogrodniczka opowiada o różach.', 'farmer-woman'],
    ['tr', 'Fırıncı adam ekmeğini anlatıyor.', 'cook-man'],
    ['ja', '白髪のおじいさんの農家が、自慢のトマトを紹介します。', 'farmer-man-older'],
    ['ar', 'خباز شاب يحكي عن خبزه.', 'cook-man'],
    ['ar', 'مهندسة تشرح كيف نبني البيوت.', 'office-worker-woman'],
  ] as const)('is who is said to tell it, also where a customer would speak: %s %s', (language, brief, name) => {
    const job = jobOf([], { language, brief, route: 'testimonial' });
    const { presenter } = choosePresenter(presenterWish(job, 'everyday', whoSpeaks(job, ['man', 'woman'])));
    expect(presenterName(presenter).startsWith(name)).toBe(true);
  });

  it('is no dentist who says that dentists were gentle', () => {
    const words = 'I was afraid of dentists. The doctor was so gentle.';
    const scene = {
      ...{ type: 's2v' as const, duration: 6, script: words },
      prompt: `${words.slice(0, -1)} – Carla\nA presenter speaks to the camera, head and shoulders.`,
    };
    const brief = `A testimonial. "${words}" says Carla.`;
    const job = jobOf([scene], { language: 'en', brief, route: 'testimonial' });
    expect(choosePresenter(presenterWish(job, 'health', 'woman')).presenter.job).toBe('customer');
    const told = jobOf([{ ...scene, prompt: 'A dentist speaks to the camera.' }], { language: 'en', brief: '' });
    expect(choosePresenter(presenterWish(told, 'health', 'woman')).presenter.job).toBe('health-worker');
  });

  it.each([
    ['de', 'Unsere Bäckerei in der Altstadt empfiehlt Roggenbrot.'],
    ['fr', 'Une boulangerie du quartier présente ses pains.'],
    ['pl', 'Nasi lekarze mówią po angielsku.'],
    ['en', 'Our app explains the old rules of tax.'],
  ] as const)('is neither a woman nor a man by what is no person, or several: %s %s', (language, brief) => {
    expect(saidLooks({ brief, prompts: [], language }).who).toBeUndefined();
  });

  it('looks as the scene says, and not as customers that a brief speaks of', () => {
    const { presenter, tone } = ofTrade('technology', { prompts: ['A red-haired man in the office'], who: 'man' });
    expect(presenter).toMatchObject({ who: 'man', trait: 'red' });
    expect(tone).toBe('light');
    expect(ofTrade('travel', { prompts: ['A dark-skinned older woman'] })).toMatchObject({
      tone: 'dark',
      presenter: { age: 'older' },
    });
    expect(ofTrade('fashion', { prompts: ['She wears a headscarf'] }).presenter.trait).toBe('headscarf');
    expect(saidLooks({ brief: 'Shoes for women. Older people like them.', prompts: [], language: 'en' })).toEqual({});
  });

  it.each([
    ['en', 'Our bakery at the harbour, open from six.', 'sea'],
    ['en', 'Maria stands in front of her shop.', 'street'],
    ['en', 'A florist in the old town.', 'street'],
    ['en', 'A tea shop with 4.9 stars. Delivery to your home, or something for the way home.', undefined],
    ['de', 'Unsere Bäckerei am Hafen', 'sea'],
    ['de', 'Sie steht vor ihrem Laden.', 'street'],
    ['fr', 'Notre boulangerie au port', 'sea'],
    ['fr', 'Elle est devant sa boutique.', 'street'],
    ['fr', 'Une boutique de thé, des cours à l’école', 'classroom'],
    ['es', 'Nuestra panadería en el puerto', 'sea'],
    ['es', 'Está delante de su tienda.', 'street'],
    ['it', 'La panetteria al porto', 'sea'],
    ['it', 'Siamo davanti al suo negozio.', 'street'],
    ['pt', 'A padaria no porto', 'sea'],
    ['pt', 'Está em frente à sua loja.', 'street'],
    ['nl', 'Onze bakkerij aan de haven', 'sea'],
    ['nl', 'Ze staat voor haar winkel.', 'street'],
    ['pl', 'Nasza piekarnia w porcie', 'sea'],
    ['pl', 'Stoi przed swoim sklepem.', 'street'],
    ['tr', 'Limanda bir fırın', 'sea'],
    ['tr', 'Dükkanının önünde duruyor.', 'street'],
    ['ja', '港のパン屋です', 'sea'],
    ['ja', '店の前でお待ちしています', 'street'],
    ['ar', 'مخبزنا في الميناء', 'sea'],
    ['ar', 'تقف أمام متجرها', 'street'],
  ] as const)('stands where the words say: %s %s', (language, brief, place) => {
    const scene = { type: 's2v' as const, prompt: 'A presenter, head and shoulders.', duration: 3 };
    expect(presentedAt(jobOf([scene], { language, brief }))).toBe(place);
    expect(presentedAt(jobOf([{ ...scene, prompt: 'In the forest' }], { language: 'en', brief }))).toBe('forest');
  });

  it('stands in each scene where that says, and walks where it says that somebody is', async () => {
    const scenes = [
      { type: 's2v' as const, prompt: 'A teacher in her classroom', duration: 3 },
      { type: 'walk_talk' as const, prompt: 'A florist walks down a street to her shop', duration: 3 },
      { type: 's2v' as const, prompt: 'She smiles', duration: 3 },
      { type: 'motion' as const, prompt: 'By the sea', duration: 3 },
      { type: 's2v' as const, prompt: 'At the harbour', duration: 3 },
    ];
    const job = jobOf(scenes, { language: 'en', brief: 'A school' });
    expect(presentedIn(job)).toEqual(['classroom', 'street', undefined, undefined, 'sea']);
    const { scenes: prepared, sound } = await prepareScenes(job, stock);
    expect(prepared.map(({ input }) => input.speaker?.place)).toEqual([
      ...['classroom', 'street', 'classroom', 'classroom', 'sea'],
    ]);
    expect(sound.ambience?.map(({ name }) => name)).toContain('sea');
  });

  it.each([
    ['it', 'Sono Giulia, guida a Torino.', 'woman'],
    ['en', "Hi, I'm Jonas. I mend bikes.", 'man'],
    ['de', 'Ich bin Sabine, Pfleger und Pflegerinnen suche ich.', 'woman'],
    ['en', "I'm ready. Come in.", undefined],
    ['de', 'Ich bin Bäcker in Ulm.', undefined],
  ])('knows by the name who introduces themselves, in %s: %s', async (language, brief, who) => {
    const job = jobOf([{ type: 'walk_talk', prompt: 'A street', script: brief, duration: 5 }], { brief, language });
    const introduced = await introducedWho(job);
    expect(introduced).toBe(who);
    if (who !== undefined) expect(whoSpeaks(job, ['man', 'woman'], [], introduced)).toBe(who);
  });

  it.each([
    ['en', '“It simply works.”\nCarla, Leeds', 'woman'],
    ['en', '“It simply works.”\n– Jens Peters', 'man'],
    ['en', '“It simply works,” says Mr Smith', 'man'],
    ['en', '“It simply works.”\nA mother of three, she said', 'woman'],
    ['en', '“It simply works.”\nQuill', 'woman'],
    ['de', '„Einfach gut.“\nRentnerin aus Kiel, eine Dame', 'woman'],
    ['it', '«Funziona ogni giorno»\nAndrea, Torino', 'man'],
    ['tr', '“Her gün çalışıyor”\nMehmet', 'man'],
    ['en', '“It simply works.”', undefined],
    ['en', 'Carla makes coffee', undefined],
  ] as const)('says a quotation with the voice of whoever is quoted: %s %s', async (language, prompt, who) => {
    const scenes = [
      { type: 'motion' as const, prompt: 'Come in', duration: 3 },
      { type: 'motion' as const, prompt, script: 'It simply works.', motion: { beat: 'quote' }, duration: 3 },
    ];
    const job = jobOf(scenes, { language, brief: 'Quill makes pens. She has no time.' });
    const quoted = await quotedWho(job);
    const isNamed = prompt.includes('\n') || prompt.includes('says');
    expect(quoted).toEqual([undefined, isNamed ? who : undefined]);
    expect(otherVoices(job, quoted)).toEqual(quoted);
    // Where one person speaks all of a film, it is they.
    const told: typeof job = { ...job, route: 'testimonial' };
    expect(otherVoices(told, quoted)).toEqual([]);
    if (isNamed) expect(whoSpeaks({ ...told, brief: '' }, ['man', 'woman'], quoted)).toBe(who);
  });

  it.each([
    ['“It simply works,” says Anna Berg, a postwoman. Stride insoles.', 'woman'],
    ['Stride insoles. Peter Berg says: “It simply works.”', 'man'],
    ['Stride insoles. “Free returns.” Anna likes them.', undefined],
  ] as const)('is whoever the brief quotes with what a presenter says: %s', async (brief, who) => {
    const scenes = [{ type: 's2v' as const, prompt: 'Host', script: 'It simply works.', duration: 3 }];
    const job = jobOf(scenes, { brief, route: 'testimonial' });
    expect(await quotedWho(job)).toEqual([who]);
    expect(await quotedWho({ ...job, route: 'commercial' })).toEqual([undefined]);
  });

  it('is heard in a voice that fits, and seen as the voice there is', () => {
    const scene = { type: 's2v' as const, prompt: 'Host', script: 'Come in.', duration: 3 };
    const job = jobOf([scene, scene], { brief: 'Our dentist has time for you. She explains every step.' });
    expect(whoSpeaks(job, ['man'])).toBe('woman');
    expect(engineChoices({ language: 'en', who: 'woman' }, {}, (name) => name.includes('flite'))[0]?.preset).toBe(
      'en-slt',
    );
    expect(engineChoices({ language: 'en', who: 'man' }, {}, (name) => name.includes('flite'))[0]?.preset).toBe(
      'en-rms',
    );
    expect(whoSpeaks({ ...job, brief: 'Evening appointments.' }, ['man'])).toBe('man');
    expect(whoSpeaks(jobOf([{ type: 'motion', prompt: 'Come in', duration: 3 }]))).toBeUndefined();
    const given = { ...scene, refImageUrl: 'https://example.com/face.png' };
    expect(whoSpeaks({ ...job, brief: 'Evening appointments.', scenes: [given] })).toBeUndefined();
  });
});

describe('a scene of a speaker', () => {
  it('keeps the mouth at rest where nobody is heard, and writes nothing of what the camera sees', async () => {
    const host = { type: 's2v' as const, prompt: 'A host by the window', duration: 3 };
    const spoken = { ...host, script: 'Come in.' };
    const { scenes } = await prepareScenes(jobOf([host, spoken, { ...host, prompt: 'Come in\nA host.' }]), stock);
    const [mute, heard, read] = withSpeech(scenes, [], ({ input }) => input.scene.script !== undefined);
    if (mute === undefined || heard === undefined || read === undefined) throw new Error('nobody there');
    expect(heard.input.speech).toBeUndefined();
    for (const { input } of [mute, read]) {
      const { speech } = input;
      if (speech === undefined) throw new Error('nothing is known of the mouth');
      const pose = performance(speech, 3, 1);
      for (let at = 0; at < 3; at += 0.1) expect(pose(at).face.open).toBe(0);
    }
    const copyIn = ({ input }: typeof mute) =>
      sceneFilm(smaller(input, 4), 's2v')
        .layers.flatMap(({ text }) => text ?? [])
        .join(' ');
    expect(copyIn(mute)).toBe('');
    expect(copyIn(read)).toBe('Come in');
  });

  it('shows each mouth twice in a draft, but lips that shut in their own frame, and whoever walks in every one', async () => {
    const drawn = async (type: 's2v' | 'walk_talk') => {
      const { scenes } = await prepareScenes(jobOf([{ type, prompt: 'A host', duration: 3 }]), stock);
      const [scene] = scenes;
      if (scene === undefined) throw new Error('nobody there');
      const mouth = [
        { viseme: 'a', start: 0.3, end: 0.5 },
        // Just behind frame 14.
        { viseme: 'm', start: 0.48, end: 0.53 },
        { viseme: 'a', start: 0.53, end: 0.9 },
      ] as const;
      const speech = { ...imaginedSpeech('', 3), mouth };
      const film = sceneFilm({ ...smaller(scene.input, 6), speech }, type);
      const composer = frameComposer({ ...film, farEvery: 2, backdropEvery: 6 });
      return [12, 13, 14, 15, 16, 17].map((frame) => composer.compose(frame));
    };
    expect(await drawn('s2v')).toEqual([true, false, true, true, true, false]);
    expect(await drawn('walk_talk')).toEqual([true, true, true, true, true, true]);
  });

  it.each([
    ['9:16', 's2v', 'en', 'Same-day appointments in Bristol, open until nine.'],
    ['16:9', 's2v', 'ar', 'مواعيد مسائية كل يوم حتى التاسعة'],
    ['1:1', 'walk_talk', 'ja', '毎朝焼きたてのパンをお届けします'],
    ['4:5', 'walk_talk', 'de', 'Frischer Kaffee jeden Morgen ab acht, und sonntags etwas später.'],
  ] as const)('can be read, is alive, and keeps its words inside: %s %s %s', async (aspect, type, language, script) => {
    const scene = { type, prompt: 'Host', script, duration: 3 };
    const { scenes } = await prepareScenes(jobOf([scene, scene], { aspect, language, title: 'Dentist' }), stock);
    const [first, second] = scenes;
    if (first === undefined || first.input.speaker === undefined) throw new Error('nobody there');
    expect(second?.input.speaker).toBe(first.input.speaker);
    const input = smaller(first.input, 2);
    const film = sceneFilm(input, type);
    const composer = frameComposer({ ...film, layers: film.layers.filter(({ text }) => text === undefined) });
    const { ink, soft } = input.setting.palette;
    expect(soft).toBeDefined();
    let before: Buffer | undefined;
    for (const frame of [30, 44, 58]) {
      composer.compose(frame);
      const data = Buffer.from(composer.canvas.data());
      for (const { ink: box, text } of film.layers) {
        if (box === undefined || text === undefined) continue;
        expect(contains(input.setting.safe, box, 1)).toBe(true);
        for (let y = Math.round(box.y); y < box.y + box.height; y += 3)
          for (let x = Math.round(box.x); x < box.x + box.width; x += 3) {
            const at = (y * film.size.width + x) * 4;
            const behind = { r: data[at] ?? 0, g: data[at + 1] ?? 0, b: data[at + 2] ?? 0 };
            expect(contrast(ink, behind)).toBeGreaterThanOrEqual(4.5);
          }
      }
      let moved = 0;
      for (let at = 0; at < data.length; at += 36) moved += Math.abs((data[at] ?? 0) - (before?.[at] ?? 255));
      expect(moved / (data.length / 36)).toBeGreaterThan(0.3);
      before = data;
    }
  });
});
