/** Files whose boxes are those of an MP4, around any bytes. */

/** A box; `form` says how its size is written: in 32 bits, in 64, or not at all, since it goes on to the end of the file. */
export const box = (
  type: string,
  content: Uint8Array = new Uint8Array(0),
  form: 'short' | 'long' | 'open' = 'short',
) => {
  const head = Buffer.alloc(form === 'long' ? 16 : 8);
  head.writeUInt32BE(form === 'short' ? head.length + content.length : form === 'long' ? 1 : 0);
  head.write(type, 4, 'latin1');
  if (form === 'long') head.writeBigUInt64BE(BigInt(head.length + content.length), 8);
  return Buffer.concat([head, content]);
};

export const FTYP = box('ftyp', Buffer.from('isom\0\0\0\0isommp42'));

/** A whole video that has these bytes for its pictures. */
export const mp4 = (media: Uint8Array): Buffer =>
  Buffer.concat([FTYP, box('moov', Buffer.alloc(32)), box('mdat', media)]);
