import type { clips, pictures, voices } from './media/media.data.ts';

/** What somebody sends that is not plain words. */
export type SeedContent =
  /** Pictures sent together; one alone is a single picture. */
  | { kind: 'pictures'; pictures: readonly (keyof typeof pictures)[] }
  | { kind: 'clip'; clip: keyof typeof clips }
  | { kind: 'voice'; voice: keyof typeof voices }
  /** A text file. */
  | { kind: 'file'; name: string; text: string }
  | { kind: 'location'; description: string; latitude: number; longitude: number }
  /** Somebody's contact card. */
  | { kind: 'card'; account: string }
  /** A sticker of the app's set. */
  | { kind: 'sticker'; sticker: string }
  /** An answer to an earlier line of the same day, counted from 0. */
  | { kind: 'quote'; line: number; text: string }
  /** What others said elsewhere. */
  | { kind: 'record'; title: string; lines: readonly (readonly [by: string, text: string])[] }
  /** The text names whom it mentions with an @. */
  | { kind: 'mention'; accounts: readonly string[]; text: string };
