/**
 * Reads JSON whose numbers may have more digits than a number of JavaScript: an integer beyond 2^53 becomes a text with all
 * of its digits, so that an id still names what it named. Throws a SyntaxError like `JSON.parse`.
 */
export const parseJson = (text: string): unknown =>
  JSON.parse(
    // What isn't JSON must not become it.
    /(^|[^\w"])\d{16}/.test(text) && JSON.parse(text)
      ? // Texts as they are, and words: numbers, true, false and null.
        text.replace(/"[^"\\]*(\\.[^"\\]*)*"|[-+.\w]+/g, (token) =>
          /^-?\d+$/.test(token) && !Number.isSafeInteger(+token) ? `"${token}"` : token,
        )
      : text,
  );
