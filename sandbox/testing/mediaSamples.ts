import sharp, { type Sharp } from 'sharp';

/** A picture of one colour, left half red and right half blue. */
export function twoHalves(width: number, height: number): Sharp {
  const half = Math.floor(width / 2);
  const blue = { width: width - half, height, channels: 3, background: '#0000ff' } as const;
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: { create: blue }, left: half, top: 0 },
  ]);
}

/** A box of an MP4: its length, its name, what it holds. */
export function box(name: string, ...content: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(content.map((part) => Buffer.from(part as string, 'latin1')));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** The least that says of an MP4 which tracks it has. */
export function mp4(brand: string, ...tracks: string[]): Buffer {
  const handlers = tracks.map((kind) => box('hdlr', '\0\0\0\0\0\0\0\0', kind, '\0'.repeat(13)));
  return Buffer.concat([box('ftyp', brand, '\0\0\0\0', brand), box('moov', ...handlers)]);
}

/** The least that says of a WebM which codecs it has. */
export function webm(...codecs: string[]): Buffer {
  return Buffer.from(`\x1a\x45\xdf\xa3\x93\x42\x82\x84webm${codecs.join('\0')}`, 'latin1');
}

/** An empty ZIP archive. */
export const emptyZip = Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1');
