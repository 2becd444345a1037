/**
 * Strokes of the characters a captcha is made of, as SVG path data in a box of 60 × 80. Drawn by hand,
 * so that no font is needed. Characters that look like another (0 O Q, 1 I L, 2 Z, 5 S, 8 B, 6 G, U V)
 * are left out.
 */
export const captchaGlyphs = {
  A: 'M4 78 30 4 56 78M13 52H47',
  C: 'M54 18Q46 4 32 4 8 4 8 40 8 76 32 76 46 76 54 62',
  D: 'M10 4V76M10 4H26Q54 6 54 40 54 74 26 76H10',
  E: 'M52 4H10V76H52M10 39H44',
  F: 'M52 4H10V78M10 39H42',
  H: 'M8 2V78M52 2V78M8 40H52',
  J: 'M16 4H48V54Q48 76 29 76 12 76 9 58',
  K: 'M10 2V78M52 4 10 46M24 34 54 78',
  M: 'M6 78V4L30 50 54 4V78',
  N: 'M8 78V4L52 76V2',
  P: 'M10 78V4H30Q54 4 54 24 54 44 30 44H10',
  R: 'M10 78V4H30Q52 4 52 23 52 42 30 42H10M30 42 54 78',
  T: 'M4 4H56M30 4V78',
  W: 'M2 4 17 76 30 28 43 76 58 4',
  X: 'M6 4 54 76M54 4 6 76',
  Y: 'M4 4 30 42 56 4M30 42V78',
  3: 'M8 14Q16 4 30 4 50 4 50 22 50 38 26 38 54 38 54 57 54 76 30 76 12 76 6 62',
  4: 'M42 78V4L4 56H58',
  7: 'M6 4H54Q32 38 26 78',
  9: 'M52 26Q50 46 30 46 8 46 8 25 8 4 30 4 52 4 52 32 52 70 22 77',
} as const satisfies Record<string, string>;
