/** The light of an hour in some weather: what it does to the colours of things near and far. */
import { hex, mix, type Rgb } from '../color/color';
import type { Mood, Reading, Time } from './reading';

/** From above down to the horizon. */
export type Sky = readonly [Rgb, Rgb, Rgb];

export interface Light {
  readonly time: Time;
  readonly sky: Sky;
  /** What the distance fades into. */
  readonly haze: Rgb;
  /** How much of it, at the very horizon. */
  readonly hazy: number;
  /** What all colours are multiplied with. */
  readonly tint: Rgb;
  readonly key: Rgb;
  readonly shade: Rgb;
  /** How strongly lamps shine, 0 to 1. */
  readonly lamps: number;
  /** The sun or the moon; undefined behind clouds. */
  readonly sun:
    | { readonly color: Rgb; readonly glow: Rgb; readonly height: number; readonly radius: number }
    | undefined;
}

type Row = readonly [sky: readonly [string, string, string], haze: string, tint: string, key: string, shade: string];

// biome-ignore format: a table is read in rows
const HOURS: Readonly<Record<Time, Row>> = {
  dawn: [['#7f9fd6', '#f0b9b4', '#ffe3b8'], '#fbd3b8', '#fff0e6', '#ffdca8', '#54406e'],
  day: [['#2f86dd', '#74bdf2', '#dff3fb'], '#cfe9f7', '#ffffff', '#fff4d6', '#2c3f6b'],
  dusk: [['#2b2566', '#a8467f', '#ffae6a'], '#e58a78', '#e9b8bb', '#ffb870', '#2a1646'],
  night: [['#060a24', '#101c4e', '#2c3f7e'], '#24366f', '#5f6fb4', '#a9c4ff', '#04061a'],
};
const GREY: Row = [['#7c8b9c', '#a2afbb', '#ccd5db'], '#b9c5cd', '#d9e0e8', '#eef3f6', '#333c4b'];
const GREY_NIGHT: Row = [['#080c1e', '#141d3c', '#27345c'], '#222f58', '#5c6aa2', '#9fb4e6', '#04061a'];

const LAMPS: Readonly<Record<Time, number>> = { dawn: 0.35, day: 0, dusk: 0.85, night: 1 };
const SUN: Readonly<Record<Time, Light['sun']>> = {
  dawn: { color: hex('#fff1cf'), glow: hex('#ffcf94'), height: 0.12, radius: 9 },
  day: { color: hex('#fffdf0'), glow: hex('#fff4cc'), height: 0.62, radius: 6.5 },
  dusk: { color: hex('#ffe2a6'), glow: hex('#ff8f5a'), height: 0.1, radius: 12 },
  night: { color: hex('#f4f2e2'), glow: hex('#8fa8ee'), height: 0.7, radius: 5.5 },
};
const CLOSED: readonly string[] = ['rain', 'storm', 'snow', 'fog', 'cloudy'];
const BY_MOOD: Readonly<Record<Mood, readonly [string, number]>> = {
  plain: ['#ffffff', 0],
  calm: ['#dff0f4', 0.14],
  cheerful: ['#fff2c4', 0.12],
  dramatic: ['#33254f', 0.22],
  cosy: ['#ffc98a', 0.2],
};

const multiply = (one: Rgb, other: Rgb): Rgb => ({
  r: (one.r * other.r) / 255,
  g: (one.g * other.g) / 255,
  b: (one.b * other.b) / 255,
});

export function lightOf({ time, weather, mood }: Reading): Light {
  const closed = CLOSED.includes(weather);
  const [sky, haze, tint, key, shade] = closed ? (time === 'night' ? GREY_NIGHT : GREY) : HOURS[time];
  const own = HOURS[time];
  // Under clouds evening is still warmer than noon.
  const warmth = closed && time !== 'night' && time !== 'day' ? 0.45 : 0;
  const [moodColor, amount] = BY_MOOD[mood];
  const toned = (color: string, of: string): Rgb => mix(mix(hex(color), hex(of), warmth), hex(moodColor), amount * 0.6);
  return {
    time,
    sky: [toned(sky[0], own[0][0]), toned(sky[1], own[0][1]), toned(sky[2], own[0][2])],
    haze: toned(haze, own[1]),
    hazy: weather === 'fog' ? 0.96 : closed ? 0.7 : 0.55,
    tint: mix(mix(hex(tint), hex(own[2]), warmth), multiply(hex(tint), hex(moodColor)), amount),
    key: hex(key),
    shade: hex(shade),
    lamps: Math.max(LAMPS[time], closed ? 0.3 : 0, mood === 'cosy' ? 0.6 : 0),
    sun: closed ? undefined : SUN[time],
  };
}

/** The light of a room: that of its lamps where the day is over. */
export function indoors(light: Light): Light {
  const { time } = light;
  const evening = time === 'night' ? 1 : time === 'dusk' ? 0.6 : 0;
  return {
    ...light,
    tint: mix(hex('#ffffff'), hex('#c9a08c'), evening * 0.75),
    key: mix(hex('#fff3df'), hex('#ffc27a'), evening),
    shade: mix(hex('#4a3a4a'), hex('#22122a'), evening),
    haze: mix(hex('#f4ece2'), hex('#4a2c38'), evening),
    hazy: 0.3,
    lamps: Math.max(light.lamps, 0.35),
  };
}

/** A colour as it is seen at a depth, 0 at the horizon to 1 beside the subject. */
export function seen(color: string | Rgb, { tint, haze, hazy }: Light, depth = 1): Rgb {
  const own = typeof color === 'string' ? hex(color) : color;
  return mix(multiply(own, tint), haze, hazy * Math.max(0, 1 - depth));
}
