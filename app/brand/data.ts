import type { Brand } from './brand.ts';
import type { FeatureId } from './features.ts';
import type { LaunchSet } from './launchImages.ts';
import type { Resources } from './resources.ts';

/** How the shell loads one feature. URLs are absolute paths. */
export type FeatureEntry = {
  id: FeatureId;
  /** All that it cannot work without. Written here, so that no code has to list features. */
  needs: FeatureId[];
  /** Module whose `feature` export is a `Feature`. */
  js: string;
  css: string[];
};

/**
 * What the page knows about its brand: the JSON in `<script type="application/json" id="brand">`.
 * Written by the stamp, read once at boot.
 */
export type BrandData = Pick<
  Brand,
  | 'id'
  | 'name'
  | 'shortName'
  | 'description'
  | 'combineId'
  | 'platformId'
  | 'packageId'
  | 'origin'
  | 'locale'
  | 'locales'
  | 'features'
  | 'lines'
  | 'recordKeys'
  | 'operator'
  | 'demo'
> & {
  /** The brand's default colour scheme; the person may choose another. */
  scheme: 'auto' | 'light' | 'dark';
  /** Page background per scheme, for `theme-color`. */
  pageColor: { light: string; dark: string };
  /** Features with code to load, in vocabulary order. */
  featureEntries: FeatureEntry[];
  resources: Resources;
  /** URL of the 192 px icon. */
  icon: string;
  /** The app links them where they are asked for, since they would take a tenth of the page. */
  launch: LaunchSet;
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
