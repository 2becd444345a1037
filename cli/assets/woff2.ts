import { brotliDecompressSync } from 'node:zlib';
import { ByteReader } from './byteReader.ts';
import { decodeGlyphs } from './woff2Glyphs.ts';

/** Tags by their number in a WOFF2 directory. */
const knownTags =
  `cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern
  LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar
  bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat
  Gloc Feat Sill`
    .split(/\s+/)
    .map((tag) => tag.replace('_', ' '));

type Table = { tag: string; transformed: boolean; length: number };

function readDirectory(reader: ByteReader, count: number): Table[] {
  return Array.from({ length: count }, () => {
    const flags = reader.u8();
    const tag = (flags & 63) === 63 ? reader.text(4) : (knownTags[flags & 63] ?? '');
    const version = flags >> 6;
    const transformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
    const plain = reader.base128();
    return { tag, transformed, length: transformed ? reader.base128() : plain };
  });
}

/** Advance widths with the side bearings that the format left out, which equal each glyph's xMin. */
function restoreMetrics(packed: Buffer, hhea: Buffer, leftEdges: readonly number[]): Buffer {
  const reader = new ByteReader(packed);
  const flags = reader.u8();
  const long = hhea.readUInt16BE(34);
  const advances = Array.from({ length: long }, () => reader.u16());
  const bearings = leftEdges.map((edge, index) => {
    const omitted = (flags & (index < long ? 1 : 2)) !== 0;
    return omitted ? edge : reader.i16();
  });
  const out = Buffer.alloc(long * 4 + Math.max(0, leftEdges.length - long) * 2);
  for (const [index, bearing] of bearings.entries()) {
    if (index < long) {
      out.writeUInt16BE(advances[index] ?? 0, index * 4);
      out.writeInt16BE(bearing, index * 4 + 2);
    } else out.writeInt16BE(bearing, long * 4 + (index - long) * 2);
  }
  return out;
}

function assemble(flavor: number, tables: ReadonlyMap<string, Buffer>): Buffer {
  const names = [...tables.keys()].sort();
  const head = Buffer.alloc(12 + names.length * 16);
  head.writeUInt32BE(flavor, 0);
  head.writeUInt16BE(names.length, 4);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (const [index, name] of names.entries()) {
    const table = tables.get(name) ?? Buffer.alloc(0);
    const at = 12 + index * 16;
    head.write(name, at, 'latin1');
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(table.length, at + 12);
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4);
    parts.push(table, padding);
    offset += table.length + padding.length;
  }
  return Buffer.concat(parts);
}

/**
 * Unpacks a WOFF2 web font (W3C, 2022) with TrueType outlines to a plain font. Two reasons to do it
 * here: the font reader decompresses in JavaScript, ten times slower than Node, and it cannot vary
 * the weight of a font that is still packed.
 * @throws RangeError when the file is not such a font.
 */
export function unpackWoff2(packed: Buffer): Buffer {
  const reader = new ByteReader(packed);
  if (reader.text(4) !== 'wOF2') throw new RangeError('not a WOFF2 file');
  const flavor = reader.u32();
  reader.skip(4);
  const count = reader.u16();
  reader.skip(6);
  const compressed = reader.u32();
  reader.skip(24);
  const directory = readDirectory(reader, count);
  const data = brotliDecompressSync(reader.take(compressed));
  const tables = new Map<string, Buffer>();
  const transformed = new Set<string>();
  let at = 0;
  for (const { tag, transformed: isTransformed, length } of directory) {
    tables.set(tag, data.subarray(at, at + length));
    if (isTransformed) transformed.add(tag);
    at += length;
  }
  const glyf = tables.get('glyf');
  const head = tables.get('head');
  if (glyf && head && transformed.has('glyf')) {
    const glyphs = decodeGlyphs(glyf);
    tables.set('glyf', glyphs.glyf).set('loca', glyphs.loca);
    const longHead = Buffer.from(head);
    longHead.writeInt16BE(1, 50);
    tables.set('head', longHead);
    const [hmtx, hhea] = [tables.get('hmtx'), tables.get('hhea')];
    if (hmtx && hhea && transformed.has('hmtx')) {
      tables.set('hmtx', restoreMetrics(hmtx, hhea, glyphs.leftEdges));
    }
  }
  return assemble(flavor, tables);
}
