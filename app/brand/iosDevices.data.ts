export type IosDevice = {
  /** CSS pixels in portrait; landscape keeps them in the media query. */
  w: number;
  h: number;
  dpr: number;
  names: readonly string[];
  /** `inferred`: Apple publishes no point size; derived from the pixel size at 3x. */
  confidence: string;
};

/** When the list was last compared with Apple's tables and Playwright's descriptors. */
export const iosDevicesUpdated = '2026-11-20';

/** Every screen size an iPhone or iPad asks a launch image for. */
export const iosDevices: readonly IosDevice[] = [
  { w: 320, h: 568, dpr: 2, names: ['iPhone SE (1st)', 'iPod touch 5-7'], confidence: 'hig' },
  { w: 375, h: 667, dpr: 2, names: ['iPhone 6/6s/7/8', 'iPhone SE (2nd, 3rd)'], confidence: 'hig' },
  { w: 414, h: 736, dpr: 3, names: ['iPhone 6/6s/7/8 Plus'], confidence: 'hig' },
  {
    w: 375,
    h: 812,
    dpr: 3,
    names: ['iPhone X', 'XS', '11 Pro', '12 mini', '13 mini'],
    confidence: 'hig+playwright',
  },
  { w: 414, h: 896, dpr: 2, names: ['iPhone XR', '11'], confidence: 'hig' },
  { w: 414, h: 896, dpr: 3, names: ['iPhone XS Max', '11 Pro Max'], confidence: 'hig' },
  {
    w: 390,
    h: 844,
    dpr: 3,
    names: ['iPhone 12', '12 Pro', '13', '13 Pro', '14', '16e', '17e'],
    confidence: 'hig+playwright',
  },
  {
    w: 428,
    h: 926,
    dpr: 3,
    names: ['iPhone 12 Pro Max', '13 Pro Max', '14 Plus'],
    confidence: 'hig',
  },
  {
    w: 393,
    h: 852,
    dpr: 3,
    names: ['iPhone 14 Pro', '15', '15 Pro', '16'],
    confidence: 'hig+playwright',
  },
  {
    w: 430,
    h: 932,
    dpr: 3,
    names: ['iPhone 14 Pro Max', '15 Plus', '15 Pro Max', '16 Plus'],
    confidence: 'hig+playwright',
  },
  {
    w: 402,
    h: 874,
    dpr: 3,
    names: ['iPhone 16 Pro', '17', '17 Pro', '18 Pro'],
    confidence: 'hig+playwright (18 Pro: public repos)',
  },
  { w: 420, h: 912, dpr: 3, names: ['iPhone Air'], confidence: 'hig+playwright' },
  {
    w: 440,
    h: 956,
    dpr: 3,
    names: ['iPhone 16 Pro Max', '17 Pro Max', '18 Pro Max'],
    confidence: 'hig+playwright (18 Pro Max: public repos)',
  },
  { w: 466, h: 678, dpr: 3, names: ['iPhone Duo (outer)'], confidence: 'inferred' },
  { w: 626, h: 890, dpr: 3, names: ['iPhone Duo (inner)'], confidence: 'inferred' },
  { w: 744, h: 1133, dpr: 2, names: ['iPad mini 8.3" (6th, A17 Pro)'], confidence: 'hig' },
  {
    w: 768,
    h: 1024,
    dpr: 2,
    names: ['iPad 9.7"', 'iPad mini 7.9"', 'iPad Air 9.7"', 'iPad Pro 9.7"'],
    confidence: 'hig',
  },
  { w: 810, h: 1080, dpr: 2, names: ['iPad 10.2" (7th-9th)'], confidence: 'hig' },
  {
    w: 820,
    h: 1180,
    dpr: 2,
    names: ['iPad 10th, iPad (A16) 11"', 'iPad Air 10.9"', 'iPad Air 11" (M2, M3)'],
    confidence: 'hig',
  },
  { w: 834, h: 1112, dpr: 2, names: ['iPad Air 10.5"', 'iPad Pro 10.5"'], confidence: 'hig' },
  { w: 834, h: 1194, dpr: 2, names: ['iPad Pro 11" (1st-4th)'], confidence: 'hig' },
  { w: 834, h: 1210, dpr: 2, names: ['iPad Pro 11" (M4, M5)'], confidence: 'hig' },
  { w: 1024, h: 1366, dpr: 2, names: ['iPad Pro 12.9"', 'iPad Air 13"'], confidence: 'hig' },
  { w: 1032, h: 1376, dpr: 2, names: ['iPad Pro 13" (M4, M5)'], confidence: 'hig' },
];
