/** The path of an absolute URL as it was sent: no escape is decoded and no dot segment resolved. */
export const pathOf = (url: string): string => {
  const [, path = ''] = /^[a-z]+:\/\/[^/?#]*([^?#]*)/i.exec(url) ?? [];
  return path === '' ? '/' : path;
};
