/** FNV-1a over UTF-16 units: the same number for the same text, everywhere. */
export const hashOf = (text: string): number => {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  return (hash ^ (hash >>> 15)) >>> 0;
};
