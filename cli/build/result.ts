import type { FeatureId } from '../../app/brand/features.ts';
import type { LocaleId } from '../../app/brand/locales.ts';
import type { Problem } from '../problem.ts';
import type { FirstLoad } from '../stamp/release.ts';

/** What `build --json` prints. Times in milliseconds, sizes in bytes. */
export type BuildResult = {
  ok: boolean;
  compile: { hash: string; cached: boolean; ms: number };
  brands: BuiltBrand[];
  /** Pictures drawn here and fetched from `--cache-from`, and sets of a brand sent there. */
  images: { drawn: number; fetched: number; sets: number };
  problems: Problem[];
  /** Brands whose site could not be made; their previous sites were kept. */
  failures: { id: string; code: string; message: string; fix: string }[];
  /** Budgets of the app that sites made now exceed: for whoever works on it, since no brand can change them. */
  overweight: { id: string; message: string }[];
  ms: number;
};

export type BuiltBrand = {
  id: string;
  out: string;
  cached: boolean;
  ms: number;
  files: number;
  bytes: number;
  features: FeatureId[];
  locales: LocaleId[];
  firstLoad: FirstLoad[];
};
