/** Reads big-endian numbers front to back; running past the end is a RangeError. */
export class ByteReader {
  #bytes: Buffer;
  #at = 0;
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }
  u8(): number {
    return this.#bytes.readUInt8(this.#at++);
  }
  u16(): number {
    const value = this.#bytes.readUInt16BE(this.#at);
    this.#at += 2;
    return value;
  }
  i16(): number {
    const value = this.#bytes.readInt16BE(this.#at);
    this.#at += 2;
    return value;
  }
  u32(): number {
    const value = this.#bytes.readUInt32BE(this.#at);
    this.#at += 4;
    return value;
  }
  /** WOFF2's number of one to five bytes, seven bits each. */
  base128(): number {
    let value = 0;
    for (let count = 0; count < 5; count++) {
      const byte = this.u8();
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
    throw new RangeError('a number of more than five bytes');
  }
  /** WOFF2's 255UInt16: small numbers in one byte. */
  short255(): number {
    const code = this.u8();
    if (code === 253) return this.u16();
    if (code === 255) return this.u8() + 253;
    if (code === 254) return this.u8() + 506;
    return code;
  }
  text(length: number): string {
    return this.take(length).toString('latin1');
  }
  take(length: number): Buffer {
    if (this.#at + length > this.#bytes.length) throw new RangeError('the file ends too early');
    const part = this.#bytes.subarray(this.#at, this.#at + length);
    this.#at += length;
    return part;
  }
  skip(length: number): void {
    this.take(length);
  }
}
