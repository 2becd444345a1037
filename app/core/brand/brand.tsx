import { useAtomValue } from 'jotai';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { BrandData } from '../../brand/data.ts';
import { localeAtom } from '../language/localeAtom.ts';
import { appNameAtom } from '../platform/platformAtom.ts';
import { localizedText } from './localizedText.ts';

export type CurrentBrand = BrandData & {
  /** Picks the current language's text of a field such as `name`. */
  text: (record: Readonly<Record<string, string>>) => string;
};

const StampedBrand = createContext<BrandData | null>(null);
const BrandNow = createContext<CurrentBrand | null>(null);

/**
 * Hands the brand to everything below it. Made once for all: whoever reads it listens to nothing by
 * itself, and is rendered again only when something it shows is different.
 */
export function BrandProvider({ data, children }: { data: BrandData; children: ReactNode }) {
  const locale = useAtomValue(localeAtom);
  const given = useAtomValue(appNameAtom);
  const name = given === localizedText(data.name, locale, data.locale) ? '' : given;
  const current = useMemo<CurrentBrand>(
    () => ({
      ...data,
      ...(name === '' ? {} : { name: { [locale]: name, [data.locale]: name } }),
      text: (record) => localizedText(record, locale, data.locale),
    }),
    [data, locale, name],
  );
  return (
    <StampedBrand value={data}>
      <BrandNow value={current}>{children}</BrandNow>
    </StampedBrand>
  );
}

/** The brand exactly as the page was stamped. */
export function useStampedBrand(): BrandData {
  const data = useContext(StampedBrand);
  if (!data) throw new Error('useStampedBrand is called outside BrandProvider.');
  return data;
}

/** The brand this page was stamped for, under the name the platform gives it now. */
export function useBrand(): CurrentBrand {
  const brand = useContext(BrandNow);
  if (!brand) throw new Error('useBrand is called outside BrandProvider.');
  return brand;
}
