import type { SeedLine } from '../talks.data.ts';

type SeedDay = {
  /** When it began. */
  hoursAgo: number;
  lines: readonly SeedLine[];
};

/** Two days in which everything is sent that can be sent. */
export type SeedMediaTalk = {
  /** The first asked to be friends. */
  between: readonly [string, string];
  days: readonly SeedDay[];
};
