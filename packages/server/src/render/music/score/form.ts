/**
 * The form of a film's music, laid over its scenes: what leads to the reveal after the hook, the reveal itself, a step back
 * before the call, and the call. Every part begins on a beat on which a scene begins.
 */

export type PartName = 'intro' | 'build' | 'drop' | 'half' | 'lift';

export interface FormPart {
  readonly name: PartName;
  /** Beats of the film. */
  readonly from: number;
  readonly until: number;
}

const BAR = 4;
/** What leads to the reveal takes no more of a film than this, and no less. */
const LEADS_MOST = 0.45;
const LEADS_LEAST = 0.1;
/** Beats before the reveal in which it is built up to. */
const BUILDS = 8;
/** Beats before the call in which it steps back, and how many the reveal has at least. */
const STEPS_BACK = 8;
const REVEALED = 8;

/** `starts`: beats on which scenes begin, but the first; `end`: the beat of the last chord. */
export function formOf(starts: readonly number[], end: number): FormPart[] {
  const drop =
    starts.find((beat) => beat >= Math.max(2, end * LEADS_LEAST) && beat <= end * LEADS_MOST) ??
    Math.min(Math.max(0, end - 2), Math.max(1, BAR * Math.round((end * 0.3) / BAR)));
  const last = starts.at(-1) ?? 0;
  // Without a scene for it, the last third is the call.
  const call = last >= drop + BAR && end - last >= 1 ? last : drop + BAR * Math.floor((end - drop) / (BAR * 1.5));
  const room = call - drop - Math.min(REVEALED, (call - drop) * 0.6);
  const half = call - Math.min(STEPS_BACK, Math.max(0, Math.floor(room)));
  const build = Math.max(0, drop - BUILDS);
  const parts: FormPart[] = [
    { name: 'intro', from: 0, until: build },
    { name: 'build', from: build, until: drop },
    { name: 'drop', from: drop, until: half },
    { name: 'half', from: half, until: call },
    { name: 'lift', from: call, until: end },
  ];
  return parts.filter(({ from, until }) => until > from);
}

/** Bars of a part: what leads somewhere has its broken bar first, all others have it last. */
export function barsOf({ name, from, until }: FormPart): { readonly from: number; readonly until: number }[] {
  const leads = name === 'intro' || name === 'build' || name === 'half';
  const broken = (until - from) % BAR;
  const bars = [];
  let at = from;
  if (leads && broken > 0) {
    bars.push({ from: at, until: at + broken });
    at += broken;
  }
  for (; at < until; at += BAR) bars.push({ from: at, until: Math.min(until, at + BAR) });
  return bars;
}
