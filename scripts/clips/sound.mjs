// Soft sounds of the drawn clips. What rings on at the end rings on at the beginning: clips go round.
import { random, sampleRate } from '../demoVoice.mjs';

/** @typedef {{ kind: 'noise'; seed: number; level: number; cut: number; swells?: number; depth?: number }} Noise */
/** @typedef {{ kind: 'plucks'; seed: number; level: number; notes: readonly number[]; beat: number; rest?: number; decay?: number; low?: boolean }} Plucks */
/** @typedef {{ kind: 'beats'; level: number; beat: number; pitch: number; decay: number; hiss?: number }} Beats */
/** @typedef {Noise | Plucks | Beats} Layer */

/**
 * Wind, waves, a murmur: noise below a frequency, swelling a whole number of times.
 * @param {Float32Array} samples
 * @param {Noise} layer
 */
function addNoise(samples, { seed, level, cut, swells = 0, depth = 0.6 }) {
  const next = random(seed);
  const smooth = 1 - Math.exp((-2 * Math.PI * cut) / sampleRate);
  const lead = sampleRate / 2;
  const raw = new Float32Array(samples.length + lead);
  let [first, second] = [0, 0];
  for (let index = 0; index < raw.length; index += 1) {
    first += smooth * (next() * 2 - 1 - first);
    second += smooth * (first - second);
    raw[index] = second;
  }
  const loud = level / Math.sqrt(smooth);
  for (let index = 0; index < samples.length; index += 1) {
    const share = index / samples.length;
    // The last half second goes over into what stood before the first moment.
    const over = Math.max(0, (index - samples.length + lead) / lead);
    const value =
      over > 0
        ? raw[index + lead] * (1 - over) + raw[index - samples.length + lead] * over
        : raw[index + lead];
    const swell = 1 - depth * 0.5 * (1 + Math.cos(2 * Math.PI * swells * share));
    samples[index] += value * loud * (swells ? swell : 1);
  }
}

/**
 * @param {Float32Array} samples
 * @param {number} at seconds
 * @param {number} seconds how long it lasts
 * @param {(time: number) => number} value
 */
function addNote(samples, at, seconds, value) {
  const first = Math.round(at * sampleRate);
  const count = Math.round(seconds * sampleRate);
  for (let index = 0; index < count; index += 1) {
    const time = index / sampleRate;
    const edge = Math.min(1, index / 120, (count - index) / 600);
    samples[(first + index) % samples.length] += value(time) * edge;
  }
}

/**
 * Single notes of a scale, now and then a rest.
 * @param {Float32Array} samples
 * @param {Plucks} layer notes in hertz, beat in seconds, rest as a share
 */
function addPlucks(samples, { seed, level, notes, beat, rest = 0.25, decay = 3, low = false }) {
  const next = random(seed);
  const count = Math.floor(samples.length / sampleRate / beat);
  for (let index = 0; index < count; index += 1) {
    const [silent, choice, loud] = [next() < rest, next(), 0.6 + next() * 0.4];
    const pitch = notes[Math.floor(choice * notes.length)];
    if (silent || !pitch) continue;
    addNote(samples, index * beat, 1.6, (time) => {
      const turn = 2 * Math.PI * pitch * time;
      const tone = Math.sin(turn) + 0.4 * Math.sin(2 * turn) * Math.exp(-4 * time);
      return level * loud * Math.exp(-decay * time) * (low ? Math.sin(turn) : tone);
    });
  }
}

/**
 * A dull beat, or with hiss a light one.
 * @param {Float32Array} samples
 * @param {Beats} layer beat in seconds, pitch in hertz
 */
function addBeats(samples, { level, beat, pitch, decay, hiss = 0 }) {
  const next = random(77);
  for (let at = 0; at < samples.length / sampleRate - beat / 2; at += beat) {
    addNote(samples, at, 0.3, (time) => {
      const tone = Math.sin(2 * Math.PI * pitch * time * (1 + 0.5 * Math.exp(-30 * time)));
      return level * Math.exp(-decay * time) * (tone * (1 - hiss) + (next() * 2 - 1) * hiss);
    });
  }
}

/**
 * @param {readonly Layer[]} layers
 * @param {number} seconds
 * @returns {Float32Array} from -1 to 1
 */
export function sound(layers, seconds) {
  const samples = new Float32Array(seconds * sampleRate);
  for (const layer of layers) {
    if (layer.kind === 'noise') addNoise(samples, layer);
    else if (layer.kind === 'plucks') addPlucks(samples, layer);
    else addBeats(samples, layer);
  }
  const top = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return top > 0.7 ? samples.map((value) => (value * 0.7) / top) : samples;
}

const major = [262, 294, 330, 392, 440, 523];
const minor = [220, 262, 294, 330, 392, 440];

/** @type {Record<string, readonly Layer[]>} by the name of a clip */
export const sounds = {
  ferry: [
    { kind: 'noise', seed: 3, level: 0.12, cut: 500, swells: 4 },
    { kind: 'plucks', seed: 8, level: 0.11, notes: major, beat: 1, rest: 0.35 },
  ],
  noodles: [
    { kind: 'noise', seed: 5, level: 0.05, cut: 1_800, swells: 3 },
    { kind: 'plucks', seed: 21, level: 0.13, notes: major, beat: 0.5, rest: 0.3, decay: 4 },
  ],
  lanterns: [
    { kind: 'noise', seed: 7, level: 0.06, cut: 420, swells: 3 },
    { kind: 'plucks', seed: 31, level: 0.12, notes: minor, beat: 0.75, rest: 0.3 },
  ],
  band: [
    { kind: 'beats', level: 0.34, beat: 1, pitch: 62, decay: 14 },
    { kind: 'beats', level: 0.09, beat: 0.25, pitch: 400, decay: 40, hiss: 1 },
    {
      kind: 'plucks',
      seed: 12,
      level: 0.2,
      notes: [110, 131, 147, 165],
      beat: 0.5,
      rest: 0.1,
      low: true,
    },
    { kind: 'plucks', seed: 44, level: 0.13, notes: minor, beat: 0.5, rest: 0.2, decay: 4 },
  ],
  market: [
    { kind: 'noise', seed: 15, level: 0.1, cut: 700, swells: 2, depth: 0.3 },
    { kind: 'plucks', seed: 19, level: 0.11, notes: minor, beat: 0.5, rest: 0.4 },
  ],
  kitchen: [
    { kind: 'noise', seed: 23, level: 0.07, cut: 5_000, swells: 4, depth: 0.7 },
    { kind: 'plucks', seed: 27, level: 0.12, notes: major, beat: 0.5, rest: 0.3, decay: 5 },
  ],
  sailing: [
    { kind: 'noise', seed: 33, level: 0.15, cut: 900, swells: 4 },
    { kind: 'plucks', seed: 37, level: 0.09, notes: major, beat: 1, rest: 0.4 },
  ],
  bicycle: [
    { kind: 'noise', seed: 41, level: 0.05, cut: 1_200 },
    { kind: 'beats', level: 0.04, beat: 0.25, pitch: 1_900, decay: 60, hiss: 0.4 },
    { kind: 'plucks', seed: 43, level: 0.12, notes: major, beat: 0.5, rest: 0.2, decay: 4 },
  ],
  train: [
    { kind: 'noise', seed: 51, level: 0.14, cut: 260, swells: 1, depth: 0.8 },
    { kind: 'plucks', seed: 53, level: 0.1, notes: minor, beat: 1, rest: 0.3 },
  ],
  fireworks: [
    { kind: 'beats', level: 0.34, beat: 1.25, pitch: 48, decay: 9, hiss: 0.3 },
    { kind: 'noise', seed: 61, level: 0.07, cut: 600, swells: 5, depth: 0.5 },
  ],
  kites: [
    { kind: 'noise', seed: 71, level: 0.1, cut: 800, swells: 3, depth: 0.7 },
    { kind: 'plucks', seed: 73, level: 0.11, notes: major, beat: 0.75, rest: 0.3 },
  ],
  fish: [
    { kind: 'noise', seed: 81, level: 0.12, cut: 600, swells: 3 },
    { kind: 'plucks', seed: 83, level: 0.12, notes: major, beat: 0.5, rest: 0.35, decay: 5 },
  ],
  tea: [
    { kind: 'noise', seed: 91, level: 0.07, cut: 700, swells: 2, depth: 0.6 },
    { kind: 'plucks', seed: 93, level: 0.11, notes: minor, beat: 1, rest: 0.25, decay: 2 },
  ],
};
