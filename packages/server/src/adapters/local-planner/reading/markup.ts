/**
 * Takes off a brief what is neither prose nor list: test words in brackets, markdown, hashtags, pointing hands. Numbered
 * steps inside a line get lines of their own, and addresses lose what nobody reads aloud.
 */

const MAGIC = /\[mock:[^\]]*\]/giu;
const POINTERS = /[👉👇👈👆➡⬇⬅⬆☎📞📍🔗📧✉📅🗓🕒▶►→]\uFE0F?/gu;
const HASHTAGS = /(?<![\p{L}\p{N}&/])#[\p{L}_][\p{L}\p{N}_]*/gu;
const STEP = /(?:^|\s)\(?(\d{1,2})[.)]\s+(?=\p{L})/gu;

/** "1) Stop. 2) Look. 3) Call." becomes three lines, when the numbers count up from one. */
const withStepsApart = (line: string): string => {
  const numbers = [...line.matchAll(STEP)].map(([, number]) => Number(number));
  const counts = numbers.length > 1 && numbers.every((number, at) => number === at + 1);
  return counts ? line.replace(STEP, '\n$1. ') : line;
};

/** The brief as its author would say it; line breaks are kept. */
export const withoutMarkup = (brief: string): string =>
  brief
    .replace(MAGIC, ' ')
    .replace(/\[([^\]]+)\]\((https?:[^)\s]+)\)/gu, '$1 $2')
    .replace(/https?:\/\/(?:www\.)?(?=\S)/giu, '')
    .replace(/(\*\*|__|`)/gu, '')
    .replace(/^#{1,6}\s+/gmu, '')
    .replace(HASHTAGS, ' ')
    .replace(POINTERS, ' ')
    .replace(/([!?])\1+/gu, '$1')
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]+/gu, ' ')
    .split('\n')
    .map(withStepsApart)
    .join('\n');
