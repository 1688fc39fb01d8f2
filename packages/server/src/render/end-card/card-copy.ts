/** What stands on an end card: one promise, one action, one address. Only what the plan says itself; nothing is made up. */
import type { PlannedScene } from '../../ports/planner';
import { isWebAddress, linkTo, webAddressIn } from '../../web-address';
import { type Copy, readCopy } from '../text/copy';
import { withoutLead } from './without-lead';

export interface CardCopy {
  /** Beside a logo that holds no name. */
  readonly name?: string;
  readonly promise?: string;
  readonly action?: string;
  /** As it is read. */
  readonly address?: string;
  /** As a phone that scans it opens it; only for addresses of the web. */
  readonly link?: string;
}

export interface CardWords {
  readonly card: CardCopy;
  /** Lines of the last scene that have no place on the card. */
  readonly rest: readonly string[];
}

/** Characters of a promise and of an action that are read in passing. */
const PROMISE_MOST = 72;
const ACTION_MOST = 36;
/** Of a call that stands by itself. */
const CALL_MOST = 24;
/** Numbers and mail addresses, which are read but not scanned. */
const OTHER_ADDRESS = /^\+?[\d\s()/.-]{6,24}$|^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/u;

const isAddress = (line: string): boolean => isWebAddress(line) || OTHER_ADDRESS.test(line);
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const length = (text: string): number => [...text].length;

/** "Order at northside.coffee" as what to do and where; particles that lead to the address, or follow it, are left out. */
function inTwo(line: string): readonly [string, string] | undefined {
  const address = webAddressIn(line);
  if (
    address === undefined ||
    !/^\s*[.。!！]?\s*[へまでに]{0,2}\s*$/u.test(line.slice(line.indexOf(address) + address.length))
  )
    return undefined;
  const lead = line.slice(0, line.indexOf(address)).replace(/[\s:：,–—-]+$/u, '');
  return lead !== '' && length(lead) <= ACTION_MOST ? [lead, address] : undefined;
}

/** All that a scene writes and says, but not what it shows. */
const saidIn = ({ type, prompt, script = '', motion }: PlannedScene): string => {
  const { headline, lines } = type === 'motion' ? readCopy(prompt, motion, '') : { headline: '', lines: [] };
  return [headline, ...lines, script].join('\n');
};

/** The last address that the film names; a phone can open no other than one of the web. */
const addressOf = (scenes: readonly PlannedScene[]): string | undefined =>
  scenes.reduceRight<string | undefined>((found, scene) => found ?? webAddressIn(saidIn(scene)), undefined);

/** The thought that the film opens with, when a glance can take it in. */
const opening = (scenes: readonly PlannedScene[], name: string): string | undefined =>
  scenes
    .filter(({ type }) => type === 'motion')
    .map((scene) => readCopy(scene.prompt, scene.motion, '').headline)
    .find((line) => line !== '' && length(line) <= PROMISE_MOST && bare(line) !== bare(name) && !isAddress(line));

export interface CardSource {
  /** The copy of the last scene, without any when it is a picture. */
  readonly last: Copy | undefined;
  readonly scenes: readonly PlannedScene[];
  /** The brand's, empty when nobody tells it. */
  readonly name: string;
  readonly language: string;
}

export function cardWords({ last, scenes, name, language }: CardSource): CardWords {
  const all = last === undefined ? [] : [last.headline, ...last.lines];
  const halved = all.find((line) => inTwo(line) !== undefined);
  const lines = all.flatMap((line) => inTwo(line) ?? [line]).filter((line) => name === '' || bare(line) !== bare(name));
  const at = lines.findIndex(isAddress);
  const written = lines[at];
  const canAct = (line: string | undefined): boolean =>
    line !== undefined && length(line) <= ACTION_MOST && !isAddress(line);
  // What to do stands before where; "Our website is" says nothing to do where a line of its own does. Else it is said last.
  const before = at - 1;
  const after = lines.findIndex((line, place) => place !== before && length(line) <= CALL_MOST && canAct(line));
  const acts = written === undefined ? [lines.length - 1] : halved === undefined ? [before, at + 1] : [after, before];
  const act = acts.find((place) => canAct(lines[place]) && (written !== undefined || lines.length > 1));
  // What only led to the address has done so.
  const leads = halved !== undefined && act !== before ? lines[before] : undefined;
  const left = lines.filter((line, place) => place !== at && place !== act && line !== leads);
  const promise = left.find((line) => length(line) <= PROMISE_MOST) ?? opening(scenes, name);
  const address = written ?? addressOf(scenes);
  const told = act === undefined ? undefined : lines[act];
  const action = told === undefined || address === undefined ? told : withoutLead(told, language);
  return {
    card: {
      ...(name === '' ? {} : { name }),
      ...(promise === undefined ? {} : { promise }),
      ...(action === undefined ? {} : { action }),
      ...(address === undefined ? {} : { address: address.replace(/^https?:\/\/(?:www\.)?|\/$/giu, '') }),
      ...(address === undefined || !isWebAddress(address) ? {} : { link: linkTo(address) }),
    },
    rest: left.filter((line) => line !== promise),
  };
}
