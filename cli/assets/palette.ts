/** RGBA words, least significant byte red. */
export type Palette = Uint32Array;

type Sample = { red: number; green: number; blue: number; alpha: number; weight: number };
type Box = { samples: Sample[]; error: number; axis: Axis };
type Axis = 'red' | 'green' | 'blue' | 'alpha';

const axes: readonly Axis[] = ['red', 'green', 'blue', 'alpha'];
/** More distinct colours than this are merged first, so that photos take no longer than logos. */
const mostSamples = 12_000;

/** Channels are multiplied by alpha, so that colours of nearly transparent pixels hardly count. */
function sampleOf(word: number, weight: number): Sample {
  const alpha = word >>> 24;
  const share = alpha / 255;
  return {
    red: (word & 255) * share,
    green: ((word >>> 8) & 255) * share,
    blue: ((word >>> 16) & 255) * share,
    alpha,
    weight,
  };
}

function wordOf({ red, green, blue, alpha }: Sample): number {
  const opacity = Math.round(alpha);
  if (opacity === 0) return 0;
  const channel = (value: number) => Math.min(255, Math.round((value * 255) / opacity));
  return ((opacity << 24) | (channel(blue) << 16) | (channel(green) << 8) | channel(red)) >>> 0;
}

function meanOf(samples: readonly Sample[]): Sample {
  const sum: Sample = { red: 0, green: 0, blue: 0, alpha: 0, weight: 0 };
  for (const sample of samples) {
    for (const axis of axes) sum[axis] += sample[axis] * sample.weight;
    sum.weight += sample.weight;
  }
  for (const axis of axes) sum[axis] /= sum.weight;
  return sum;
}

function boxOf(samples: Sample[]): Box {
  const mean = meanOf(samples);
  let widest: Axis = 'red';
  let most = -1;
  let error = 0;
  for (const axis of axes) {
    let spread = 0;
    for (const sample of samples) spread += (sample[axis] - mean[axis]) ** 2 * sample.weight;
    error += spread;
    if (spread > most) {
      most = spread;
      widest = axis;
    }
  }
  return { samples, error, axis: widest };
}

/** Splits the box of the largest error at its mean until there are `count` boxes. */
function medianCut(samples: Sample[], count: number): Sample[] {
  const boxes = [boxOf(samples)];
  while (boxes.length < count) {
    const worst = boxes.reduce((most, box) => (box.error > most.error ? box : most));
    if (worst.error === 0 || worst.samples.length < 2) break;
    const middle = meanOf(worst.samples)[worst.axis];
    const low = worst.samples.filter((sample) => sample[worst.axis] <= middle);
    const high = worst.samples.filter((sample) => sample[worst.axis] > middle);
    if (low.length === 0 || high.length === 0) {
      worst.error = 0;
      continue;
    }
    boxes.splice(boxes.indexOf(worst), 1, boxOf(low), boxOf(high));
  }
  return boxes.map((box) => meanOf(box.samples));
}

function nearestOf(centres: readonly Sample[], sample: Sample): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < centres.length; index++) {
    const centre = centres[index] as Sample;
    const apart =
      (centre.red - sample.red) ** 2 +
      (centre.green - sample.green) ** 2 +
      (centre.blue - sample.blue) ** 2 +
      (centre.alpha - sample.alpha) ** 2;
    if (apart < least) {
      least = apart;
      best = index;
    }
  }
  return best;
}

/** Moves every free centre to the mean of the colours nearest to it. */
function settle(samples: readonly Sample[], fixed: readonly Sample[], free: Sample[]): Sample[] {
  const centres = [...fixed, ...free];
  const groups: Sample[][] = centres.map(() => []);
  for (const sample of samples) groups[nearestOf(centres, sample)]?.push(sample);
  return centres.slice(fixed.length).flatMap((centre, index) => {
    const group = groups[fixed.length + index] ?? [];
    return group.length > 0 ? [meanOf(group)] : [centre];
  });
}

function merged(counts: readonly (readonly [number, number])[]): Sample[] {
  if (counts.length <= mostSamples) return counts.map(([word, count]) => sampleOf(word, count));
  const cells = new Map<number, Sample[]>();
  for (const [word, count] of counts) {
    const cell = word & 0xf8f8f8f8;
    const samples = cells.get(cell) ?? [];
    samples.push(sampleOf(word, count));
    cells.set(cell, samples);
  }
  return [...cells.values()].map((samples) => meanOf(samples));
}

/**
 * Chooses up to `limit` colours for a picture.
 * @param counts colour words with their number of pixels, most frequent first.
 * @param pixels number of pixels in all; a colour of more than one in a hundred is kept exactly.
 */
export function makePalette(
  counts: readonly (readonly [word: number, count: number])[],
  pixels: number,
  limit: number,
): Palette {
  if (counts.length <= limit) return Uint32Array.from(counts, ([word]) => word);
  const flat = counts.filter(([, count]) => count > pixels / 100).slice(0, limit >> 1);
  const fixed = flat.map(([word, count]) => sampleOf(word, count));
  const rest = merged(counts.slice(flat.length));
  let free = medianCut(rest, limit - fixed.length);
  for (let round = 0; round < 3; round++) free = settle(rest, fixed, free);
  return Uint32Array.from(new Set([...flat.map(([word]) => word), ...free.map(wordOf)]));
}
