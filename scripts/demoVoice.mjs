// Somebody hums in syllables: the voice messages of the demo people.

/** Samples a second. */
export const sampleRate = 24_000;

/**
 * @param {number} seed
 * @returns {() => number} the same numbers from 0 to 1 for the same seed
 */
export function random(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** First and second formant of some vowels, in hertz. */
const vowels = [
  [730, 1090],
  [530, 1840],
  [390, 1990],
  [570, 840],
  [440, 1020],
];

/**
 * @param {number} seed
 * @param {number} seconds
 * @returns {{ start: number; length: number; pitch: number; slope: number; loud: number; vowel: number }[]}
 */
function syllables(seed, seconds) {
  const next = random(seed);
  const found = [];
  for (let at = 0.12; at < seconds - 0.35; ) {
    const length = 0.12 + next() * 0.16;
    const [pitch, slope, loud] = [next(), next() - 0.6, 0.5 + next() * 0.5];
    found.push({
      start: at,
      length,
      pitch,
      slope,
      loud,
      vowel: Math.floor(next() * vowels.length),
    });
    // Every few syllables, breath is taken.
    at += length + (next() < 0.2 ? 0.28 : 0.03);
  }
  return found;
}

/**
 * @param {{ seed: number; seconds: number; pitch: number }} voice pitch in hertz
 * @returns {Float32Array} from -1 to 1
 */
export function hum({ seed, seconds, pitch }) {
  const samples = new Float32Array(Math.round(seconds * sampleRate));
  for (const one of syllables(seed, seconds)) {
    const first = Math.round(one.start * sampleRate);
    const count = Math.round(one.length * sampleRate);
    const formants = vowels[one.vowel] ?? [];
    let phase = 0;
    for (let index = 0; index < count; index += 1) {
      const share = index / count;
      const tone = pitch * (0.92 + one.pitch * 0.25 + one.slope * 0.15 * share);
      phase += (2 * Math.PI * tone) / sampleRate;
      let value = 0;
      for (let harmonic = 1; harmonic * tone < 3_600; harmonic += 1) {
        const height = formants.reduce(
          (sum, formant) => sum + 1 / (1 + ((harmonic * tone - formant) / 110) ** 2),
          0.06,
        );
        value += (height / harmonic ** 0.5) * Math.sin(harmonic * phase);
      }
      const envelope = Math.sin(Math.PI * share) ** 0.6 * one.loud;
      samples[first + index] = (samples[first + index] ?? 0) + value * envelope * 0.3;
    }
  }
  return samples;
}

/**
 * @param {Float32Array} samples
 * @param {number} count
 * @returns {number[]} loudness over time, as voice messages carry it: whole numbers up to 100
 */
export function peaksOf(samples, count) {
  const levels = Array.from({ length: count }, (_, index) => {
    const part = samples.subarray(
      Math.floor((index * samples.length) / count),
      Math.floor(((index + 1) * samples.length) / count),
    );
    return part.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  });
  const top = Math.max(...levels);
  return levels.map((level) => Math.round((level / top) * 100));
}
