/** What briefs call what is to be made, in the eleven languages; each is a part of an expression. */
const NAMES = [
  'videos?|clips?|films?|spots?|trailers?|adverts?|ads?|advertisements?|commercials?|promos?|shorts?',
  'vid[eé]os?|vídeos?|filmpje|filmik|reklam\\p{L}*|reclame|werbung|anuncio|anúncio|pub|publicité|動画|فيديو|إعلان',
].join('|');

const WHOLE = new RegExp(String.raw`^(?:${NAMES})$`, 'iu');

/** Whether words are the name of what is to be made and nothing else. */
export const namesFilm = (words: string): boolean => WHOLE.test(words);

/** The names, for an expression of which they are a part. */
export const FILM_NAMES = `(?:${NAMES})`;
