/** Ratings that pages draw in stars: "★★★★☆ 4.3 (218 reviews)" is "4.3 ★ (218 reviews)", and "★★★★☆" is "4/5". */
const STARS =
  /((?:[★⭐]\uFE0F?){2,5})([☆✩✰]{0,4})(?:[^\S\n]*(\p{N}(?:[.,]\p{N}{1,2})?)(?![\p{N}.,]*\p{N})([^\S\n]*\/[^\S\n]*5(?!\p{N}))?)?/gu;
const MOST = 5;
/** "⭐ 4,8": one star before a figure is its sign. */
const SIGN = /(?<![★⭐\uFE0F])[★⭐]\uFE0F?[^\S\n]*(\p{N}[.,]\p{N})(?![\p{N}.,]*\p{N})/gu;

/** The text with such stars as a figure. */
export const withStarsCounted = (text: string): string =>
  text
    .replace(STARS, (whole, full: string, empty: string, figure: string | undefined, of = '') => {
      const count = [...full.replaceAll('\uFE0F', '')].length;
      if (figure !== undefined && Number(figure.replace(',', '.')) <= MOST)
        return of === '' ? `${figure} ★` : `${figure}${of}`;
      const figureAfter = figure === undefined ? '' : ` ${figure}`;
      return count + empty.length === MOST ? `${count}/${MOST}${figureAfter}` : whole;
    })
    .replace(SIGN, '$1 ★');
