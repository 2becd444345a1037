import { useAtomValue } from 'jotai';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useStampedBrand } from '../brand/brand.tsx';
import { disabledFeaturesAtom } from '../platform/platformAtom.ts';
import { withoutDisabled } from '../platform/withoutDisabled.ts';
import type { Feature } from './feature.ts';
import { recordsOf } from './recordsOf.ts';
import { partsIn, type SlotName, type SlotPart, type SlotParts } from './slots.ts';

export type FeatureSet = {
  /** Those that loaded, in the order of the data block. */
  loaded: readonly Feature[];
  /** True when the site has features whose code could not be had. */
  isIncomplete: boolean;
};

type Available = FeatureSet & {
  /** Loaded, and switched off by the platform. */
  switchedOff: readonly Feature[];
  /** Of a feature that is switched off only what says what happened. */
  handedIn: readonly SlotParts[];
};

const FeaturesContext = createContext<Available>({
  loaded: [],
  isIncomplete: false,
  switchedOff: [],
  handedIn: [],
});

type Props = {
  /** Features of the stamped site; those the platform switched off stay only as records. */
  value: FeatureSet;
  /** What the areas every brand has hand in to the slots. */
  areas: readonly SlotParts[];
  children: ReactNode;
};

export function FeaturesProvider({ value, areas, children }: Props) {
  const disabled = useAtomValue(disabledFeaturesAtom);
  const { featureEntries } = useStampedBrand();
  const available = useMemo(() => {
    const loaded = withoutDisabled(value.loaded, disabled ?? [], featureEntries);
    const switchedOff = value.loaded.filter((feature) => !loaded.includes(feature));
    const handedIn = allHandedIn(areas, [...loaded, ...switchedOff.map(recordsOf)]);
    return { ...value, loaded, switchedOff, handedIn };
  }, [value, areas, disabled, featureEntries]);
  return <FeaturesContext value={available}>{children}</FeaturesContext>;
}

/** @returns what areas and features hand in to the slots. */
export function allHandedIn(
  areas: readonly SlotParts[],
  features: readonly Feature[],
): SlotParts[] {
  return [...areas, ...features.map(({ slots = {} }) => slots)];
}

/** What this brand is made of. */
export function useFeatures(): Available {
  return useContext(FeaturesContext);
}

/** @returns what stands in a slot, in the order shown. Its host learns of a feature in no other way. */
export function useSlot<Name extends SlotName>(name: Name): SlotPart<Name>[] {
  const { handedIn } = useFeatures();
  return useMemo(() => partsIn(handedIn, name), [handedIn, name]);
}
