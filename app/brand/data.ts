import type { Operator } from './brand.ts';
import type { FeatureId } from './features.ts';
import type { LocaleId } from './locales.ts';

/** How the shell loads one feature. URLs are absolute paths. */
export type FeatureEntry = {
  id: FeatureId;
  /** Module whose `feature` export is a `Feature`. */
  js: string;
  css: string[];
};

/**
 * What the page knows about its brand: the JSON in `<script type="application/json" id="brand">`.
 * Written by the stamp, read once at boot.
 */
export type BrandData = {
  id: string;
  name: Record<string, string>;
  shortName: Record<string, string>;
  description: Record<string, string>;
  combineId: string;
  platformId: number;
  packageId: number;
  origin: string;
  locale: LocaleId;
  locales: LocaleId[];
  /** The brand's default colour scheme; the person may choose another. */
  scheme: 'auto' | 'light' | 'dark';
  /** Page background per scheme, for `theme-color`. */
  pageColor: { light: string; dark: string };
  /** Every feature the brand keeps, built or not. */
  features: FeatureId[];
  /** Features with code to load, in vocabulary order. */
  featureEntries: FeatureEntry[];
  /** Locale files: locale, then namespace, then URL. */
  resources: Record<string, Record<string, string>>;
  /** URL of the 192 px icon. */
  icon: string;
  lines: { api: string[]; im: string; codeUrls: string[]; zones: string[]; publicKeys: string[] };
  operator: Operator | null;
  demo: boolean;
  release: Release;
};

export type Release = {
  /** Changes with any byte of the site. 12 hex digits. */
  id: string;
  /** The app's version, semver. */
  version: string;
  /** Older installed versions must update before they go on. */
  minimumVersion: string;
};
