import { convertRgbToLrgb } from 'culori/fn';

/** Linear light of each of the 256 sRGB channel values: saves a power per look-up. */
const linearOfByte = Array.from(
  { length: 256 },
  (_, byte) => convertRgbToLrgb({ r: byte / 255, g: 0, b: 0 }).r,
);

/** @param hex `#RRGGBB`; a trailing alpha is ignored. @returns red, green, blue, 0–1. */
export function linearChannels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return [light(value >> 16), light((value >> 8) & 255), light(value & 255)];
}

function light(byte: number): number {
  return linearOfByte[byte & 255] ?? 0;
}
