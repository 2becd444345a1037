import type { FeatureId } from '../../brand/features.ts';
import type { TextKey } from '../i18n/textKey.ts';
import type { LazyRoute } from '../lazy/lazyRoute.ts';
import type { SlotParts } from './slots.ts';

/**
 * What a feature folder offers the shell: the `feature` export of `features/<id>/feature.tsx`. It holds
 * names, glyphs and loaders; every screen and part comes when it is shown.
 */
export type Feature = {
  /** `feature/<id>`: also the mark by which a built site is searched for features it must not hold. */
  id: `feature/${FeatureId}`;
  /** The feature's name, for the about page; of its namespace `<id>.labels`. */
  name: TextKey;
  routes: readonly LazyRoute[];
  /** Its parts on pages that are not its own. */
  slots?: SlotParts;
  /** True for the feature that lets a person change between accounts used on this device. */
  remembersAccounts?: boolean;
};
