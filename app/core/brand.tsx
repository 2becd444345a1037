import { useAtomValue } from 'jotai';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { BrandData } from '../brand/data.ts';
import { localeAtom } from './language/localeAtom.ts';
import { localizedText } from './localizedText.ts';
import { platformAtom } from './platform/platformAtom.ts';

const BrandContext = createContext<BrandData | null>(null);

/** Hands the stamped brand to everything below it. */
export function BrandProvider({ data, children }: { data: BrandData; children: ReactNode }) {
  return <BrandContext value={data}>{children}</BrandContext>;
}

export type CurrentBrand = BrandData & {
  /** Picks the current language's text of a field such as `name`. */
  text: (record: Readonly<Record<string, string>>) => string;
};

/** The brand exactly as the page was stamped. */
export function useStampedBrand(): BrandData {
  const data = useContext(BrandContext);
  if (!data) throw new Error('useStampedBrand is called outside BrandProvider.');
  return data;
}

/** The brand this page was stamped for, under the name the platform gives it now. */
export function useBrand(): CurrentBrand {
  const data = useStampedBrand();
  const locale = useAtomValue(localeAtom);
  const appName = useAtomValue(platformAtom).info?.appName ?? '';
  return useMemo(
    () => ({
      ...data,
      ...(appName === '' ? {} : { name: { [locale]: appName, [data.locale]: appName } }),
      text: (record) => localizedText(record, locale, data.locale),
    }),
    [data, locale, appName],
  );
}
