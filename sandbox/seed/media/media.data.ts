// Written by `node scripts/demo-media.mjs` with the files beside it.

export const pictures = {
  mountains: { file: 'mountains.jpg', width: 840, height: 630 },
  path: { file: 'path.jpg', width: 630, height: 840 },
  lake: { file: 'lake.jpg', width: 840, height: 560 },
  noodles: { file: 'noodles.jpg', width: 840, height: 630 },
  cake: { file: 'cake.jpg', width: 840, height: 840 },
  cat: { file: 'cat.jpg', width: 840, height: 630 },
  flowers: { file: 'flowers.jpg', width: 672, height: 840 },
  market: { file: 'market.jpg', width: 840, height: 630 },
  street: { file: 'street.jpg', width: 630, height: 840 },
  beach: { file: 'beach.jpg', width: 840, height: 630 },
  bicycle: { file: 'bicycle.jpg', width: 840, height: 630 },
  breakfast: { file: 'breakfast.jpg', width: 840, height: 630 },
} as const;

export const clips = {
  waves: { file: 'waves.webm', poster: 'waves-poster.jpg', width: 480, height: 360, duration: 4 },
  kite: { file: 'kite.webm', poster: 'kite-poster.jpg', width: 360, height: 480, duration: 3 },
} as const;

export const voices = {
  'voice-low': {
    file: 'voice-low.webm',
    duration: 4.2,
    peaks: [
      0, 60, 99, 88, 87, 99, 86, 0, 0, 0, 54, 84, 83, 39, 75, 77, 67, 47, 65, 65, 31, 67, 65, 47,
      65, 65, 49, 52, 59, 48, 0, 0, 0, 51, 76, 76, 53, 59, 58, 57, 62, 47, 61, 72, 70, 41, 72, 67,
      79, 100, 98, 65, 0, 0, 0, 0,
    ],
  },
  'voice-mid': {
    file: 'voice-mid.webm',
    duration: 6.5,
    peaks: [
      0, 62, 57, 67, 73, 69, 100, 98, 0, 0, 47, 47, 42, 42, 53, 49, 54, 51, 75, 75, 0, 0, 76, 82,
      49, 56, 66, 65, 62, 59, 81, 76, 84, 80, 0, 0, 71, 71, 62, 68, 52, 59, 75, 76, 0, 0, 48, 54,
      42, 54, 68, 67, 68, 63, 0, 0,
    ],
  },
  'voice-high': {
    file: 'voice-high.webm',
    duration: 3.1,
    peaks: [
      0, 0, 72, 83, 78, 46, 82, 83, 53, 48, 52, 37, 76, 82, 71, 39, 63, 66, 63, 41, 45, 66, 68, 65,
      47, 73, 100, 99, 60, 41, 47, 46, 28, 92, 98, 77, 64, 76, 72, 30, 52, 50, 33, 61, 71, 71, 64,
      39, 78, 96, 94, 56, 0, 0, 0, 0,
    ],
  },
  'voice-long': {
    file: 'voice-long.webm',
    duration: 8.4,
    peaks: [
      35, 52, 0, 65, 91, 50, 50, 48, 46, 75, 71, 0, 95, 94, 78, 60, 58, 60, 52, 93, 98, 58, 64, 76,
      87, 83, 69, 48, 50, 50, 55, 54, 63, 57, 58, 86, 64, 70, 48, 55, 82, 77, 0, 77, 75, 98, 85,
      100, 65, 53, 0, 73, 73, 0, 0, 0,
    ],
  },
} as const;
