import sharp from 'sharp';
import { vi } from 'vitest';
import { drawShareCard, type ShareCardContent } from '../../app/parts/shareCard/drawShareCard.ts';

type Named = { fillStyle: string; font: string; textAlign: string; textBaseline: string };
type State = { transform: string; clip: string };
type Kept = Named & State;

const escaped = (text: string): string =>
  text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** What of a canvas's pen the app draws cards with; it writes down an SVG. */
class SvgPen implements Named {
  fillStyle = '#000';
  font = '';
  textAlign = 'start';
  textBaseline = 'alphabetic';
  readonly parts: string[] = [];
  #state: State = { transform: '', clip: '' };
  readonly #kept: Kept[] = [];
  #shape = '';
  #clips = 0;

  save = (): void => {
    const { fillStyle, font, textAlign, textBaseline } = this;
    this.#kept.push({ fillStyle, font, textAlign, textBaseline, ...this.#state });
  };
  restore = (): void => {
    const { transform, clip, ...named } = this.#kept.pop() as Kept;
    this.#state = { transform, clip };
    Object.assign(this, named);
  };
  scale = (x: number, y: number): void => this.#transform(`scale(${x} ${y})`);
  translate = (x: number, y: number): void => this.#transform(`translate(${x} ${y})`);
  beginPath = (): void => {
    this.#shape = '';
  };
  roundRect = (x: number, y: number, width: number, height: number, radius: number): void => {
    this.#shape = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`;
  };
  clip = (): void => {
    this.#clips += 1;
    const id = `clip${this.#clips}`;
    const shape = this.#shape.replace('<rect', `<rect transform="${this.#state.transform}"`);
    this.parts.push(`<clipPath id="${id}">${shape}</clipPath>`);
    this.#state.clip = `url(#${id})`;
  };
  fillRect = (x: number, y: number, width: number, height: number): void =>
    this.#put(
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${this.fillStyle}"/>`,
    );
  fill = (path: { data: string }): void =>
    this.#put(`<path d="${path.data}" fill="${this.fillStyle}"/>`);
  drawImage = (image: { src: string }, ...place: number[]): void => {
    const [x, y, width, height] = place.slice(-4);
    this.#put(`<image href="${image.src}" x="${x}" y="${y}" width="${width}" height="${height}"/>`);
  };
  measureText = (text: string): { width: number } => ({
    width: [...text].length * 0.55 * Number(/(\d+)px/.exec(this.font)?.[1]),
  });
  fillText = (text: string, x: number, y: number): void => {
    const [, weight, size] = /(\d+) (\d+)px/.exec(this.font) ?? [];
    const anchor = this.textAlign === 'center' ? 'middle' : 'start';
    this.#put(
      `<text x="${x}" y="${y + Number(size) * 0.35}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" font-family="sans-serif" fill="${this.fillStyle}">${escaped(text)}</text>`,
    );
  };

  #transform(step: string): void {
    this.#state.transform = `${this.#state.transform} ${step}`.trim();
  }
  #put(element: string): void {
    const { transform, clip } = this.#state;
    this.parts.push(
      `<g${clip && ` clip-path="${clip}"`}><g transform="${transform}">${element}</g></g>`,
    );
  }
}

/** A page whose canvases become PNG files, as far as cards are drawn. `vi.unstubAllGlobals()` ends it. */
function stubCanvas(): void {
  class SvgCanvas {
    width = 0;
    height = 0;
    readonly #pen = new SvgPen();
    getContext = (): SvgPen => this.#pen;
    toBlob = (done: (blob: Blob) => void): void => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${this.width}" height="${this.height}">${this.#pen.parts.join('')}</svg>`;
      const png = sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
      void png.then((bytes) => done(new Blob([new Uint8Array(bytes)])));
    };
  }
  class LoadedImage {
    src = '';
    decode = async (): Promise<void> => undefined;
  }
  class SvgPath {
    readonly data: string;
    constructor(data: string) {
      this.data = data;
    }
  }
  const getPropertyValue = (name: string): string => (name.includes('radius') ? '50' : '#357');
  vi.stubGlobal('document', { createElement: () => new SvgCanvas() });
  vi.stubGlobal('getComputedStyle', () => ({ fontFamily: 'sans-serif', getPropertyValue }));
  vi.stubGlobal('Image', LoadedImage);
  vi.stubGlobal('Path2D', SvgPath);
}

/** @returns a PNG file of the card, as the app saves it; the logo is an address with the picture in it. */
export async function savedCard(content: ShareCardContent): Promise<Uint8Array> {
  stubCanvas();
  try {
    return new Uint8Array(await (await drawShareCard(content)).arrayBuffer());
  } finally {
    vi.unstubAllGlobals();
  }
}

/** @param width to which the picture is made smaller, as where it is sent on. */
export async function pixelsOf(picture: Uint8Array, width?: number): Promise<ImageData> {
  const shown = width === undefined ? sharp(picture) : sharp(picture).resize({ width });
  const { data, info } = await shown.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data);
  return { ...info, data: pixels, colorSpace: 'srgb' } as unknown as ImageData;
}
