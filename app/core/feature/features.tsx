import { useAtomValue } from 'jotai';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { disabledFeaturesAtom } from '../platform/platformAtom.ts';
import { withoutDisabled } from '../platform/withoutDisabled.ts';
import type { Feature } from './feature.ts';

export type FeatureSet = {
  /** Those that loaded, in the order of the data block. */
  loaded: readonly Feature[];
  /** True when the site has features whose code could not be had. */
  isIncomplete: boolean;
};

const FeaturesContext = createContext<FeatureSet>({ loaded: [], isIncomplete: false });

/** @param value features of the stamped site; those the platform switched off are left out. */
export function FeaturesProvider({ value, children }: { value: FeatureSet; children: ReactNode }) {
  const disabled = useAtomValue(disabledFeaturesAtom);
  const available = useMemo(
    () =>
      disabled && disabled.length > 0
        ? { ...value, loaded: withoutDisabled(value.loaded, disabled) }
        : value,
    [value, disabled],
  );
  return <FeaturesContext value={available}>{children}</FeaturesContext>;
}

/** What this brand is made of. The only way anything in core or shell learns of a feature. */
export function useFeatures(): FeatureSet {
  return useContext(FeaturesContext);
}
