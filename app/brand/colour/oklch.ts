import { convertLrgbToOklab, convertLrgbToRgb, convertOklabToLrgb } from 'culori/fn';
import { linearChannels } from './linear.ts';

/** Lightness 0–1, chroma 0–0.4, hue in degrees. */
export type Oklch = { l: number; c: number; h: number };

type Linear = { r: number; g: number; b: number };

const radians = Math.PI / 180;

/** @param hex `#RRGGBB`; a trailing alpha is ignored. */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = linearChannels(hex);
  const lab = convertLrgbToOklab({ r, g, b });
  // Greys come out with a chroma of about 1e-8 and a random hue; call them grey.
  const c = Math.hypot(lab.a, lab.b);
  if (c < 1e-6) return { l: lab.l, c: 0, h: 0 };
  return { l: lab.l, c, h: (Math.atan2(lab.b, lab.a) / radians + 360) % 360 };
}

/** @returns `#RRGGBB`, upper case. Chroma is lowered until the colour fits sRGB. */
export function toHex({ l, c, h }: Oklch): string {
  const lightness = clamp(l, 0, 1);
  const a = Math.cos(h * radians);
  const b = Math.sin(h * radians);
  let linear = convertOklabToLrgb({ l: lightness, a: a * c, b: b * c });
  if (!fitsSrgb(linear)) {
    let low = 0;
    let high = c;
    for (let step = 0; step < 18; step++) {
      const middle = (low + high) / 2;
      if (fitsSrgb(convertOklabToLrgb({ l: lightness, a: a * middle, b: b * middle }))) {
        low = middle;
      } else {
        high = middle;
      }
    }
    linear = convertOklabToLrgb({ l: lightness, a: a * low, b: b * low });
  }
  const { r, g, b: blue } = convertLrgbToRgb(linear);
  return `#${byte(r)}${byte(g)}${byte(blue)}`;
}

/** The colour `share` of the way from one to the other, straight through OKLab. */
export function mix(from: Oklch, to: Oklch, share: number): Oklch {
  const along = (x: number, y: number) => x + (y - x) * share;
  const a = along(from.c * Math.cos(from.h * radians), to.c * Math.cos(to.h * radians));
  const b = along(from.c * Math.sin(from.h * radians), to.c * Math.sin(to.h * radians));
  return {
    l: along(from.l, to.l),
    c: Math.hypot(a, b),
    h: (Math.atan2(b, a) / radians + 360) % 360,
  };
}

/** @returns `#RRGGBBAA` with `opacity` 0–1. */
export function withAlpha(hex: string, opacity: number): string {
  return hex + byte(opacity);
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

function fitsSrgb({ r, g, b }: Linear): boolean {
  const low = -0.0005;
  const high = 1.0005;
  return r >= low && r <= high && g >= low && g <= high && b >= low && b <= high;
}

function byte(channel: number): string {
  return Math.round(clamp(channel, 0, 1) * 255)
    .toString(16)
    .padStart(2, '0')
    .toUpperCase();
}
