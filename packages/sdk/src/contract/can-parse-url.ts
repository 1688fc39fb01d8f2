/**
 * Whether a text is a URL, by itself or against a base. `URL.canParse` of Node 20 says no to every address with a letter
 * beyond ASCII once it was called some thousand times.
 */
export const canParseUrl = (text: string, base?: string): boolean => {
  try {
    return new URL(text, base).href !== '';
  } catch {
    return false;
  }
};
