/** Words that count or measure and name nothing: "€70 a night", "80 metros da praia". They are taken out before a text is read. */
import { withoutNightsAsUnits } from './nights';

/** Metres as they are written behind a number, in languages in which a railway sounds the same. */
const METRES = /(?<=\p{Nd}\s?)(?:k|c|m)?(?:metros?|m[èe]tres?|metri|meters?|metr(?:ów|y)?)(?!\p{L})/giu;

/** Hours of the clock and hours that are counted, behind a number: no clock is sold by "18 Uhr". */
const HOUR = [
  'uhr|std|stunden?|hours?|heures?|horas?|ore|uur|uren|godz|godziny?|saat(?:te|lik)?',
  'minut(?:en?|es|os|i|y)?|dakika|ساعات|ساعة|دقيقة|時間|分間',
];
const HOURS = new RegExp(
  String.raw`(?<=\p{Nd}\s?)(?:${HOUR.join('|')})(?!\p{L})|o['’]clock|(?<!\p{L})(?:godz|saat|الساعة)(?=\.?\s*\p{Nd})`,
  'giu',
);

const blank = (found: string): string => ' '.repeat(found.length);

/** The text, with spaces for what counts. */
export const withoutUnits = (text: string): string =>
  withoutNightsAsUnits(text).replace(METRES, blank).replace(HOURS, blank);

/** Stars that rate, and are none of the sky's. */
const STARS =
  /(?<=\p{Nd}\s?)-?(?:stars?|sterne?n?|étoiles?|estrellas?|stelle|estrelas?|sterren|gwiazd(?:ki|ek|ka|kami)?|yıldız(?:lı)?|つ星|نجوم|نجمة)(?!\p{L})|★+|⭐+/giu;

/** The text, with spaces for what rates. */
export const withoutRatings = (text: string): string => text.replace(STARS, blank);
