/** What films can be made of besides pictures, by name. */
import { ART_STYLES, type ArtStyle, ROUTES } from '@vid/sdk/contract';
import { ACT_NAMES, ACT_TEXTS } from '../acting/act-names';
import { CAPTION_NAMES, CAPTION_TEXTS } from '../render/captions/caption-names';
import { CUT_NAMES, CUT_TEXTS } from '../render/cuts/cut-names';
import { PRESENTERS, presenterName } from '../render/persons/presenters';
import { ACTS } from '../render/routes/acts';
import { findFonts } from '../render/text/font-packages';
import { WORLD_NAMES, WORLDS } from '../render/worlds/worlds';
import { piperTrouble, voiceInstalled } from '../voice/engines';
import { piperVoices } from '../voice/piper/piper-voices';
import { VOICE_PRESETS } from '../voice/voices';

export interface CatalogEntry {
  readonly name: string;
  /** What is seen of it, or what it is for. */
  readonly shows: string;
  /** Of a font or a voice: whether its package is there. */
  readonly installed?: boolean;
}

const STYLES: Record<ArtStyle, string> = {
  cinematic: 'light, depth and grain, as a camera sees it',
  stop_motion: 'paper and clay, moved a few times a second',
  mascot: 'thick outlines and flat, bright colours',
  watercolour: 'washes that run and dry on paper',
  whimsy_3d: 'round, soft and glossy, as toys are',
};

const ENTRIES = {
  routes: () => ROUTES.map((name) => ({ name, shows: ACTS[name].shows })),
  worlds: () =>
    WORLD_NAMES.map((name) => ({ name, shows: WORLDS[name].inside ? 'inside' : 'outside, with weather and seasons' })),
  acts: () => ACT_NAMES.map((name) => ({ name, shows: `${ACT_TEXTS[name].shows}; needs ${ACT_TEXTS[name].needs}` })),
  transitions: () => CUT_NAMES.map((name) => ({ name, shows: CUT_TEXTS[name] })),
  styles: () => ART_STYLES.map((name) => ({ name, shows: STYLES[name] })),
  captions: () => CAPTION_NAMES.map((name) => ({ name, shows: CAPTION_TEXTS[name] })),
  presenters: () => PRESENTERS.map((one) => ({ name: presenterName(one), shows: `in ${one.tones.join(', ')} skin` })),
  fonts: () =>
    findFonts().map(({ family, installed, optional }) => ({
      name: family,
      shows: installed ? 'installed' : optional ? 'not installed: only its script is missing' : 'not installed',
      installed,
    })),
  voices: () =>
    VOICE_PRESETS.map(({ id, engine, voice, description }) => {
      const installed = voiceInstalled({ engine, voice }, process.env.VID_PICO_VOICES);
      return { name: id, shows: `${description} (${engine}${installed ? '' : ', not installed'})`, installed };
    }).concat(
      piperVoices(process.env.VID_PIPER_VOICES?.trim()).map(({ name, language }) => {
        const installed = piperTrouble(process.env.VID_PIPER_VOICES?.trim()) === undefined;
        return { name, shows: `${language}, of your own (Piper${installed ? '' : ', not installed'})`, installed };
      }),
    ),
} satisfies Record<string, () => CatalogEntry[]>;

export type CatalogKind = keyof typeof ENTRIES;

/** Kinds that can be drawn: a voice is only heard. */
export type DrawnKind = Exclude<CatalogKind, 'voices'>;

/** The kinds of things that have entries; pictures are asked for by a word. */
export const CATALOG_KINDS = Object.keys(ENTRIES) as readonly CatalogKind[];

/** Everything of a kind. */
export const catalogEntries = (kind: CatalogKind): readonly CatalogEntry[] => ENTRIES[kind]();
