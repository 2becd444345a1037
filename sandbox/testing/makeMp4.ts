export type MadeMp4 = {
  version?: 0 | 1;
  seconds?: number;
  isTurned?: boolean;
  isIndexLast?: boolean;
  isFragmented?: boolean;
  handler?: string;
  codec?: string;
  /** profile_idc of H.264. */
  profile?: number;
  /** A second track, of sound in this coding. */
  sound?: string;
  width?: number;
  height?: number;
};

/** @returns the boxes of an MP4, else of 640 × 360 with one track, whose pictures are empty. */
export function makeMp4(made: MadeMp4): Buffer {
  const index = box(
    'moov',
    movieHead(made),
    track(made),
    made.sound ? track({ ...made, handler: 'soun', codec: made.sound }) : none,
    made.isFragmented ? fragments(made) : none,
  );
  const media = box('mdat', Buffer.alloc(64));
  const parts = made.isIndexLast ? [media, index] : [index, media];
  return Buffer.concat([box('ftyp', Buffer.from('isom\0\0\0\0isom')), ...parts]);
}

const none = Buffer.alloc(0);
const scale = 1000;

function box(type: string, ...bodies: readonly Buffer[]): Buffer {
  const body = Buffer.concat(bodies);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

function movieHead({ version = 0, seconds = 12, isFragmented = false }: MadeMp4): Buffer {
  const body = Buffer.alloc(version === 1 ? 112 : 100);
  body[0] = version;
  body.writeUInt32BE(scale, version === 1 ? 20 : 12);
  // The low half of the long field.
  body.writeUInt32BE(isFragmented ? 0 : seconds * scale, version === 1 ? 28 : 16);
  return box('mvhd', body);
}

function fragments({ seconds = 12 }: MadeMp4): Buffer {
  const body = Buffer.alloc(8);
  body.writeUInt32BE(seconds * scale, 4);
  return box('mvex', box('mehd', body));
}

function track({
  version = 0,
  isTurned = false,
  handler = 'vide',
  codec = 'avc1',
  profile = 100,
  width = 640,
  height = 360,
}: MadeMp4): Buffer {
  const head = Buffer.alloc(version === 1 ? 96 : 84);
  const matrix = version === 1 ? 52 : 40;
  head[0] = version;
  head.writeInt32BE(0x10000, matrix + (isTurned ? 4 : 0));
  head.writeInt32BE(isTurned ? -0x10000 : 0x10000, matrix + (isTurned ? 12 : 16));
  head.writeUInt16BE(width, matrix + 36);
  head.writeUInt16BE(height, matrix + 40);
  const kind = Buffer.alloc(24);
  kind.write(handler, 8, 'latin1');
  const coding = Buffer.concat([
    Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]),
    box(codec, Buffer.alloc(78), box('avcC', Buffer.from([1, profile, 0, 31]))),
  ]);
  const table = box('minf', box('stbl', box('stsd', coding)));
  return box('trak', box('tkhd', head), box('mdia', box('hdlr', kind), table));
}
