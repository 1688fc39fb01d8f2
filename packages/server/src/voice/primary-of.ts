/** The language of a tag, without region and script. */
export const primaryOf = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? '';
