/**
 * Puts PNGs into one icon file: 6-byte header, 16 bytes per entry, then the PNGs.
 * @param entries square pictures up to 256 pixels, smallest first.
 */
export function writeIco(entries: readonly { side: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + entries.length * 16);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(entries.length, 4);
  let offset = head.length;
  for (const [index, { side, png }] of entries.entries()) {
    const at = 6 + index * 16;
    // The byte 0 stands for 256.
    head.writeUInt8(side & 255, at);
    head.writeUInt8(side & 255, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...entries.map(({ png }) => png)]);
}

export type IcoEntry = { width: number; height: number; bytes: Buffer };

/** @returns the entries of an icon file, or null when it is none. */
export function readIco(bytes: Buffer): IcoEntry[] | null {
  if (bytes.length < 6 || bytes.readUInt16LE(0) !== 0 || bytes.readUInt16LE(2) !== 1) return null;
  const count = bytes.readUInt16LE(4);
  if (count === 0 || bytes.length < 6 + count * 16) return null;
  const entries: IcoEntry[] = [];
  for (let index = 0; index < count; index++) {
    const at = 6 + index * 16;
    const [length, offset] = [bytes.readUInt32LE(at + 8), bytes.readUInt32LE(at + 12)];
    if (offset + length > bytes.length) return null;
    entries.push({
      width: bytes.readUInt8(at) || 256,
      height: bytes.readUInt8(at + 1) || 256,
      bytes: bytes.subarray(offset, offset + length),
    });
  }
  return entries;
}
