import { loadSharp } from '../media/loadSharp.ts';
import { captchaGlyphs } from './glyphs.data.ts';

/** @returns as many random bytes as asked for. */
export type RandomBytes = (count: number) => Uint8Array;

const characters = Object.keys(captchaGlyphs);
const length = 5;
const size = { width: 240, height: 80 };

/** @returns five characters that cannot be mistaken for one another. */
export function captchaText(randomBytes: RandomBytes): string {
  const bytes = randomBytes(length);
  return Array.from(bytes, (byte) => characters[byte % characters.length]).join('');
}

/** What people type for the text of a picture: in any case, with spaces around or within. */
export function isCaptchaAnswer(text: string, answer: string): boolean {
  return answer.normalize('NFKC').replace(/\s/g, '').toUpperCase() === text;
}

/**
 * Draws the characters with a tilt and a size of their own each, crossed by two lines.
 * @returns PNG, 240 × 80.
 */
export async function drawCaptcha(text: string, randomBytes: RandomBytes): Promise<Buffer> {
  const values = randomBytes(text.length * 5 + 24);
  let next = 0;
  /** Evenly between two bounds. */
  const between = (low: number, high: number) => {
    const share = (values[next++ % values.length] ?? 0) / 255;
    return Math.round((low + share * (high - low)) * 100) / 100;
  };
  const glyphs = [...text].map((character, index) => {
    const path = captchaGlyphs[character as keyof typeof captchaGlyphs];
    const x = 16 + index * 43 + between(-4, 4);
    const y = 14 + between(-6, 6);
    const scale = between(0.56, 0.66);
    const turn = between(-16, 16);
    return `<path transform="translate(${x} ${y}) scale(${scale}) rotate(${turn} 30 40)" d="${path}"/>`;
  });
  const lines = [0, 1].map(
    () =>
      `<path stroke-width="1.5" d="M0 ${between(10, 70)}C80 ${between(0, 80)} 160 ${between(0, 80)} 240 ${between(10, 70)}"/>`,
  );
  const dots = [0, 1, 2, 3, 4].map(
    () =>
      `<circle cx="${between(4, 236)}" cy="${between(4, 76)}" r="1.6" fill="#35506b" stroke="none"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="#f4f6f8"/><g fill="none" stroke="#35506b" stroke-width="8" stroke-linecap="round" stroke-linejoin="round">${glyphs.join('')}${lines.join('')}${dots.join('')}</g></svg>`;
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer();
}
