import { ByteReader } from './byteReader.ts';

type Streams = Record<
  'contours' | 'points' | 'flags' | 'glyphs' | 'composites' | 'boxes' | 'instructions',
  ByteReader
>;

const streamNames = [
  'contours',
  'points',
  'flags',
  'glyphs',
  'composites',
  'boxes',
  'instructions',
] as const;

const signed = (flag: number, value: number) => (flag & 1 ? value : -value);

/** One point's step from the one before: the "triplet encoding" of the WOFF2 specification, 5.2. */
function readStep(flag: number, input: ByteReader): [number, number] {
  if (flag < 10) return [0, signed(flag, ((flag & 14) << 7) + input.u8())];
  if (flag < 20) return [signed(flag, (((flag - 10) & 14) << 7) + input.u8()), 0];
  if (flag < 84) {
    const high = flag - 20;
    const low = input.u8();
    return [
      signed(flag, 1 + (high & 0x30) + (low >> 4)),
      signed(flag >> 1, 1 + ((high & 0x0c) << 2) + (low & 15)),
    ];
  }
  if (flag < 120) {
    const high = flag - 84;
    const across = signed(flag, 1 + (Math.floor(high / 12) << 8) + input.u8());
    return [across, signed(flag >> 1, 1 + (((high % 12) >> 2) << 8) + input.u8())];
  }
  if (flag < 124) {
    const [first, middle, last] = [input.u8(), input.u8(), input.u8()];
    return [
      signed(flag, (first << 4) + (middle >> 4)),
      signed(flag >> 1, ((middle & 15) << 8) + last),
    ];
  }
  const across = input.u16();
  return [signed(flag, across), signed(flag >> 1, input.u16())];
}

type Glyph = { bytes: Buffer; left: number };

/** A glyph of contours, written with two-byte steps and without hints. */
function simpleGlyph(streams: Streams, contours: number, box: Buffer | null): Glyph {
  const ends: number[] = [];
  let total = 0;
  for (let index = 0; index < contours; index++) {
    total += streams.points.short255();
    ends.push(total - 1);
  }
  const bytes = Buffer.alloc(10 + contours * 2 + 2 + total * 5);
  const flagsAt = 12 + contours * 2;
  let [x, y, left, right, bottom, top] = [0, 0, 32767, -32768, 32767, -32768];
  for (let index = 0; index < total; index++) {
    const flag = streams.flags.u8();
    const [across, up] = readStep(flag & 127, streams.glyphs);
    x += across;
    y += up;
    bytes.writeUInt8(flag & 128 ? 0 : 1, flagsAt + index);
    bytes.writeInt16BE(across, flagsAt + total + index * 2);
    bytes.writeInt16BE(up, flagsAt + total * 3 + index * 2);
    left = Math.min(left, x);
    right = Math.max(right, x);
    bottom = Math.min(bottom, y);
    top = Math.max(top, y);
  }
  streams.instructions.skip(streams.glyphs.short255());
  bytes.writeInt16BE(contours, 0);
  if (box) box.copy(bytes, 2);
  else
    for (const [index, edge] of [left, bottom, right, top].entries())
      bytes.writeInt16BE(edge, 2 + index * 2);
  for (const [index, end] of ends.entries()) bytes.writeUInt16BE(end, 10 + index * 2);
  return { bytes, left: bytes.readInt16BE(2) };
}

/** A glyph made of other glyphs; its parts are copied as they are, less their hints. */
function compositeGlyph(streams: Streams, box: Buffer): Glyph {
  const parts: Buffer[] = [];
  let hinted = false;
  for (let more = true; more; ) {
    const head = Buffer.from(streams.composites.take(4));
    const flags = head.readUInt16BE(0);
    const scale = flags & 0x8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    const rest = streams.composites.take((flags & 1 ? 4 : 2) + scale);
    hinted ||= (flags & 0x100) !== 0;
    head.writeUInt16BE(flags & ~0x100, 0);
    parts.push(head, rest);
    more = (flags & 0x20) !== 0;
  }
  if (hinted) streams.instructions.skip(streams.glyphs.short255());
  const head = Buffer.alloc(10);
  head.writeInt16BE(-1, 0);
  box.copy(head, 2);
  return { bytes: Buffer.concat([head, ...parts]), left: box.readInt16BE(0) };
}

/**
 * Writes the transformed outlines of a WOFF2 font as plain `glyf` and `loca` tables (long offsets).
 * @returns also every glyph's left edge, which stands in for its side bearing.
 */
export function decodeGlyphs(table: Buffer): { glyf: Buffer; loca: Buffer; leftEdges: number[] } {
  const header = new ByteReader(table);
  header.skip(4);
  const count = header.u16();
  header.skip(2);
  const sizes = streamNames.map(() => header.u32());
  const streams = Object.fromEntries(
    streamNames.map((name, index) => [name, new ByteReader(header.take(sizes[index] ?? 0))]),
  ) as Streams;
  const hasBox = streams.boxes.take(((count + 31) >> 5) << 2);
  const loca = Buffer.alloc((count + 1) * 4);
  const leftEdges: number[] = [];
  const parts: Buffer[] = [];
  let offset = 0;
  for (let index = 0; index < count; index++) {
    const contours = streams.contours.i16();
    const boxed = ((hasBox[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0;
    const box = boxed ? streams.boxes.take(8) : null;
    let glyph: Glyph = { bytes: Buffer.alloc(0), left: 0 };
    if (contours > 0) glyph = simpleGlyph(streams, contours, box);
    else if (contours < 0 && box) glyph = compositeGlyph(streams, box);
    const padding = Buffer.alloc((4 - (glyph.bytes.length % 4)) % 4);
    parts.push(glyph.bytes, padding);
    leftEdges.push(glyph.left);
    offset += glyph.bytes.length + padding.length;
    loca.writeUInt32BE(offset, (index + 1) * 4);
  }
  return { glyf: Buffer.concat(parts), loca, leftEdges };
}
