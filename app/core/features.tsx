import { createContext, type ReactNode, useContext } from 'react';
import type { Feature } from './feature.ts';

export type FeatureSet = {
  /** Those that loaded, in the order of the data block. */
  loaded: readonly Feature[];
  /** True when the site has features whose code could not be had. */
  isIncomplete: boolean;
};

const FeaturesContext = createContext<FeatureSet>({ loaded: [], isIncomplete: false });

export function FeaturesProvider({ value, children }: { value: FeatureSet; children: ReactNode }) {
  return <FeaturesContext value={value}>{children}</FeaturesContext>;
}

/** What this brand is made of. The only way anything in core or shell learns of a feature. */
export function useFeatures(): FeatureSet {
  return useContext(FeaturesContext);
}
