/** Names that are devices on Windows, with whatever ending: a video of such a name would be lost. */
export const isDeviceName = (name: string): boolean => /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])\s*(\.|$)/i.test(name);
