import { inChinese } from './inChinese.data.ts';
import { inEnglish } from './inEnglish.data.ts';
import { inMalay } from './inMalay.data.ts';
import { inSpanish } from './inSpanish.data.ts';
import { inTraditionalChinese } from './inTraditionalChinese.data.ts';
import { inVietnamese } from './inVietnamese.data.ts';
import type { SeedMediaTalk } from './mediaTalk.ts';

/** One of each language. */
export const seedMediaTalks: readonly SeedMediaTalk[] = [
  inChinese,
  inTraditionalChinese,
  inEnglish,
  inMalay,
  inVietnamese,
  inSpanish,
];
