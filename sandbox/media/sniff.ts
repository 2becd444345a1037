import type { MediaType } from './mediaTypes.data.ts';

/**
 * What a file is, from its own bytes; what its sender calls it is not asked.
 * @returns null for kinds that are not taken, such as HTML, SVG, HEIC or programs.
 */
export function sniffMedia(bytes: Uint8Array): MediaType | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const starts = (text: string, at = 0) => file.toString('latin1', at, at + text.length) === text;
  if (starts('\xff\xd8\xff')) return 'image/jpeg';
  if (starts('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (starts('RIFF') && starts('WEBP', 8)) return 'image/webp';
  if (starts('GIF87a') || starts('GIF89a')) return 'image/gif';
  if (starts('\x1a\x45\xdf\xa3')) return sniffWebm(file);
  if (starts('ftyp', 4)) return sniffMp4(file);
  if (starts('ID3') || isMp3Frame(file)) return 'audio/mpeg';
  if (starts('%PDF-')) return 'application/pdf';
  if (starts('PK\x03\x04') || starts('PK\x05\x06')) return 'application/zip';
  return isPlainText(file) ? 'text/plain' : null;
}

/** Matroska with the document type `webm`; its tracks name their codecs. */
function sniffWebm(file: Buffer): MediaType | null {
  const head = file.toString('latin1', 0, 65_536);
  if (!head.slice(0, 64).includes('webm')) return null;
  if (/V_(VP8|VP9|AV1)/.test(head)) return 'video/webm';
  return /A_(OPUS|VORBIS)/.test(head) ? 'audio/webm' : null;
}

/** Brands of pictures and of QuickTime, which browsers play differently or not at all. */
const otherBrands = /^(avi[fs]|hei[cfmsx]|hev[cmsx]|mif1|msf1|jp2 |qt {2}|crx )/;

function sniffMp4(file: Buffer): MediaType | null {
  const brand = file.toString('latin1', 8, 12);
  if (otherBrands.test(brand)) return null;
  if (/^M4[AB] /.test(brand)) return 'audio/mp4';
  const tracks = mp4Handlers(file);
  if (tracks.includes('vide')) return 'video/mp4';
  return tracks.includes('soun') ? 'audio/mp4' : null;
}

/** What the tracks of an MP4 hold: `vide`, `soun` … (ISO/IEC 14496-12, 8.4.3). */
function mp4Handlers(file: Buffer): string[] {
  const found: string[] = [];
  for (let at = file.indexOf('hdlr'); at !== -1; at = file.indexOf('hdlr', at + 4)) {
    found.push(file.toString('latin1', at + 12, at + 16));
  }
  return found;
}

/** A frame of MPEG audio, layer III, with a bit rate and a sampling rate that exist. */
function isMp3Frame(file: Buffer): boolean {
  const [sync = 0, version = 0, rates = 0] = file;
  return (
    sync === 0xff &&
    (version & 0xe6) === 0xe2 &&
    (version & 0x18) !== 0x08 &&
    rates >> 4 !== 0 &&
    rates >> 4 !== 15 &&
    (rates & 0x0c) !== 0x0c
  );
}

/** UTF-8 without control characters that does not begin as markup does. */
function isPlainText(file: Buffer): boolean {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    // Not UTF-8.
    return false;
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what text has not.
  if (text === '' || /[\0-\x08\x0e-\x1a\x1c-\x1f\x7f]/.test(text)) return false;
  return !/^\s*<[a-z!?/]/i.test(text);
}

/** @returns whether a file that is kept as it is ends before it is whole. */
export function isCutShort(bytes: Uint8Array, mediaType: MediaType): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (mediaType === 'application/zip') return !file.includes('PK\x05\x06', -65_557, 'latin1');
  return (mediaType === 'video/mp4' || mediaType === 'audio/mp4') && !hasWholeBoxes(file);
}

function hasWholeBoxes(file: Buffer): boolean {
  let at = 0;
  while (at + 8 <= file.length) {
    const size = file.readUInt32BE(at);
    // 0: to the end of the file. 1: the length stands behind the name, in eight bytes.
    if (size === 0) return true;
    const length =
      size === 1 && at + 16 <= file.length ? Number(file.readBigUInt64BE(at + 8)) : size;
    if (length < 8) return false;
    at += length;
  }
  return at === file.length;
}
