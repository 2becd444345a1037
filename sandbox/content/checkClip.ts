import { type Mp4Facts, type Mp4Problem, mp4Facts } from './mp4Facts.ts';

/** Bytes of a clip that an operator adds. */
export const mostClipBytes = 50 * 1024 * 1024;

export type ClipProblem =
  | Mp4Problem
  | 'tooLarge'
  | 'indexLast'
  | 'fragmented'
  | 'pictureCoding'
  | 'soundCoding'
  | 'size';

/** Pixels of a side. */
const [shortest, longest] = [120, 1_920];
/** The longer side may be this many times the shorter one. */
const longestShape = 3;

/** profile_idc of Baseline, Main and High: 8 bits, 4:2:0. Phones have no decoder for the others. */
const profiles = [66, 77, 100];

/** @returns the facts of a clip that every phone plays as it comes, or why one might not. */
export function checkClip(bytes: Uint8Array): Mp4Facts | ClipProblem {
  if (bytes.length > mostClipBytes) return 'tooLarge';
  const facts = mp4Facts(bytes);
  if (typeof facts === 'string') return facts;
  const { codec, profile, sound, width, height } = facts;
  const isH264 = codec === 'avc1' || codec === 'avc3';
  if (!isH264 || profile === null || !profiles.includes(profile)) return 'pictureCoding';
  if (sound !== null && sound !== 'mp4a') return 'soundCoding';
  if (facts.isFragmented) return 'fragmented';
  if (!facts.isFaststart) return 'indexLast';
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return short < shortest || long > longest || long > short * longestShape ? 'size' : facts;
}
