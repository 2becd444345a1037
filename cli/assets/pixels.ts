/** Straight-alpha RGBA, 8 bits per channel, rows top to bottom without padding. */
export type Pixels = { width: number; height: number; data: Uint8Array };

export type Rgb = readonly [number, number, number];

/** @param hex `#RRGGBB`. @returns channels 0–255. */
export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** @returns `#RRGGBB`, upper case. */
export function hexOf([red, green, blue]: Rgb): string {
  const value = (red << 16) | (green << 8) | blue;
  return `#${value.toString(16).padStart(6, '0').toUpperCase()}`;
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Contrast ratio of WCAG 2, 1–21. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [first, second] = [one, other].map(
    ([red, green, blue]) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue),
  ) as [number, number];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** @returns whichever of near-black and white reads better on `ground`. */
export function inkOn(ground: Rgb): Rgb {
  const [white, black]: [Rgb, Rgb] = [
    [255, 255, 255],
    [17, 17, 17],
  ];
  return contrastOf(white, ground) >= contrastOf(black, ground) ? white : black;
}

/** An empty picture, transparent or filled with one opaque colour. */
export function blankPixels(width: number, height: number, fill?: Rgb): Pixels {
  const data = new Uint8Array(width * height * 4);
  if (fill) {
    const word = new Uint8Array([...fill, 255]);
    new Uint32Array(data.buffer).fill(new Uint32Array(word.buffer)[0] ?? 0);
  }
  return { width, height, data };
}

/** Draws `top` over `base` in place, its upper left corner at `left`, `up`; what falls outside is cut. */
export function drawOver(base: Pixels, top: Pixels, left: number, up: number): void {
  const fromY = Math.max(0, -up);
  const toY = Math.min(top.height, base.height - up);
  const fromX = Math.max(0, -left);
  const toX = Math.min(top.width, base.width - left);
  const source = top.data;
  const target = base.data;
  for (let y = fromY; y < toY; y++) {
    let from = (y * top.width + fromX) * 4;
    let to = ((y + up) * base.width + left + fromX) * 4;
    for (let x = fromX; x < toX; x++, from += 4, to += 4) {
      const alpha = source[from + 3] as number;
      if (alpha === 0) continue;
      const under = target[to + 3] as number;
      if (alpha === 255 || under === 0) {
        target[to] = source[from] as number;
        target[to + 1] = source[from + 1] as number;
        target[to + 2] = source[from + 2] as number;
        target[to + 3] = alpha;
        continue;
      }
      const rest = (under * (255 - alpha)) / 255;
      const sum = alpha + rest;
      for (let channel = 0; channel < 3; channel++) {
        const over = (source[from + channel] as number) * alpha;
        const below = (target[to + channel] as number) * rest;
        target[to + channel] = Math.round((over + below) / sum);
      }
      target[to + 3] = Math.round(sum);
    }
  }
}

/** A copy laid on an opaque ground. */
export function flattened(pixels: Pixels, ground: Rgb): Pixels {
  const base = blankPixels(pixels.width, pixels.height, ground);
  drawOver(base, pixels, 0, 0);
  return base;
}

/** Cuts the corners in place to quarter circles of `radius` pixels, with soft edges. */
export function roundCorners(pixels: Pixels, radius: number): void {
  const { width, height, data } = pixels;
  const reach = Math.ceil(radius);
  for (let y = 0; y < reach; y++) {
    for (let x = 0; x < reach; x++) {
      const distance = Math.hypot(radius - x - 0.5, radius - y - 0.5);
      const cover = Math.min(1, Math.max(0, radius - distance + 0.5));
      if (cover === 1) continue;
      for (const row of [y, height - 1 - y]) {
        for (const column of [x, width - 1 - x]) {
          const at = (row * width + column) * 4 + 3;
          data[at] = Math.round((data[at] as number) * cover);
        }
      }
    }
  }
}

/** A rectangle of the picture; parts outside it stay transparent. */
export function cropped(
  pixels: Pixels,
  box: { left: number; top: number; width: number; height: number },
): Pixels {
  const part = blankPixels(box.width, box.height);
  drawOver(part, pixels, -box.left, -box.top);
  return part;
}
