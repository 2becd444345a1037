// What moves in the drawn clips. A share of the clip runs from 0 to 1; what has gone round a whole number
// of times by then lets the clip begin again without a jump.
import { times } from '../demoShapes.mjs';

export const round = 2 * Math.PI;

/**
 * @param {number} share
 * @param {number} cycles whole number
 * @param {number} phase in cycles
 */
export function swing(share, cycles = 1, phase = 0) {
  return Math.sin(round * (share * cycles + phase));
}

/**
 * @param {number} value
 * @param {number} length
 * @returns what is left of the value within one length, never negative
 */
export function wrap(value, length) {
  return ((value % length) + length) % length;
}

/**
 * @param {number} from
 * @param {number} to
 * @param {number} value
 * @returns 0 before, 1 after, smooth between
 */
export function ramp(from, to, value) {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

/**
 * A number from 0 to 1 that looks like chance and is the same for the same index.
 * @param {number} index
 */
export function chance(index) {
  return wrap(Math.sin(index * 127.1 + 311.7) * 43_758.545, 1);
}

/** @param {number} value */
export function n(value) {
  return Math.round(value * 100) / 100;
}

/**
 * White wisps that rise and fade.
 * @param {number} share
 * @param {number} x
 * @param {number} y where they begin
 * @param {{ count?: number; spread?: number; height?: number; cycles?: number; width?: number }} [form]
 */
export function steam(share, x, y, form = {}) {
  const { count = 5, spread = 90, height = 130, cycles = 3, width = 9 } = form;
  return times(count, (index) => {
    const age = wrap(share * cycles + index / count, 1);
    const left = x + (chance(index + 3) - 0.5) * 2 * spread + 14 * Math.sin(age * 5 + index);
    const top = y - age * height;
    const seen = 0.5 * Math.sin(Math.PI * age);
    return `<path d="M${n(left)} ${n(top)}c-16 -14 14 -24 0 -40s12 -22 2 -36" fill="none" stroke="#fff" stroke-width="${n(width + age * 6)}" stroke-linecap="round" opacity="${n(seen)}"/>`;
  });
}

/**
 * Birds that cross the picture.
 * @param {number} share
 * @param {number} width
 * @param {number} y
 * @param {string} colour
 * @param {number} count
 */
export function birds(share, width, y, colour, count = 3) {
  const way = width + 160;
  return times(count, (index) => {
    const x = wrap(share * way + chance(index + 9) * way, way) - 80;
    const level = y + index * 22 + 10 * swing(share, 2, index / 3);
    const flap = 9 * swing(share, 18, index / 4);
    return `<path d="M${n(x - 17)} ${n(level - flap)}Q${n(x - 7)} ${n(level - 9)} ${n(x)} ${n(level)}Q${n(x + 7)} ${n(level - 9)} ${n(x + 17)} ${n(level - flap)}" fill="none" stroke="${colour}" stroke-width="3" stroke-linecap="round"/>`;
  });
}

/**
 * @param {number} share
 * @param {number} width of the picture
 * @param {readonly [y: number, size: number, speed: number][]} all speed in whole crossings
 * @param {string} colour
 */
export function clouds(share, width, all, colour = '#fff') {
  const drawn = all.map(([y, size, speed], index) => {
    const way = width + size * 4;
    const x = wrap(share * speed * way + chance(index + 21) * way, way) - size * 2;
    return `<g transform="translate(${n(x)} ${y})" fill="${colour}" opacity=".85"><ellipse rx="${size * 1.5}" ry="${size * 0.42}"/><circle cx="${-size * 0.5}" cy="${-size * 0.3}" r="${size * 0.5}"/><circle cx="${size * 0.35}" cy="${-size * 0.38}" r="${size * 0.62}"/></g>`;
  });
  return drawn.join('');
}

/**
 * Light of the sky that lies on water as short strokes.
 * @param {number} share
 * @param {number} x
 * @param {number} y
 * @param {{ rows: number; step: number; width: number; colour: string }} form
 */
export function glitter(share, x, y, { rows, step, width, colour }) {
  return times(rows, (row) => {
    const long = width * (0.5 + row * 0.09) * (1 + 0.3 * swing(share, 3, row * 0.37));
    const left = x - long / 2 + 16 * swing(share, 2, row * 0.29);
    return `<rect x="${n(left)}" y="${n(y + row * step)}" width="${n(long)}" height="${n(3 + row * 0.5)}" rx="3" fill="${colour}" opacity="${n(0.85 - (row / rows) * 0.6)}"/>`;
  });
}

/**
 * A person seen from behind against the light.
 * @param {number} x
 * @param {number} y of the feet
 * @param {number} size height
 * @param {string} colour
 */
export function figure(x, y, size, colour) {
  const wide = size * 0.34;
  return `<g transform="translate(${n(x)} ${n(y)})" fill="${colour}"><path d="M${-wide / 2} 0V${-size * 0.55}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0V0z"/><circle cy="${-size * 0.87}" r="${size * 0.13}"/></g>`;
}

/**
 * A line of hills that may move on as a whole: it repeats after `width`.
 * @param {number} width
 * @param {number} height of the picture
 * @param {number} level
 * @param {number} swings how far it goes up and down
 * @param {number} shift in widths
 * @param {string} colour
 * @param {number} humps whole number of humps in one width
 */
export function rolling(width, height, level, swings, shift, colour, humps = 2) {
  const points = Array.from({ length: 49 }, (_, index) => {
    const at = index / 48 + shift;
    const y =
      level - swings * (Math.sin(round * humps * at) + 0.4 * Math.sin(round * (humps + 1) * at));
    return `${n((index / 48) * width)} ${n(y)}`;
  });
  return `<path d="M0 ${height}L${points.join('L')}L${width} ${height}z" fill="${colour}"/>`;
}
