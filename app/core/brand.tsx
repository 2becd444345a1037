import { useAtomValue } from 'jotai';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { BrandData } from '../brand/data.ts';
import { localeAtom } from './language/localeAtom.ts';
import { localizedText } from './localizedText.ts';

const BrandContext = createContext<BrandData | null>(null);

/** Hands the stamped brand to everything below it. */
export function BrandProvider({ data, children }: { data: BrandData; children: ReactNode }) {
  return <BrandContext value={data}>{children}</BrandContext>;
}

export type CurrentBrand = BrandData & {
  /** Picks the current language's text of a field such as `name`. */
  text: (record: Readonly<Record<string, string>>) => string;
};

/** The brand this page was stamped for. */
export function useBrand(): CurrentBrand {
  const data = useContext(BrandContext);
  const locale = useAtomValue(localeAtom);
  if (!data) throw new Error('useBrand is called outside BrandProvider.');
  return useMemo(
    () => ({ ...data, text: (record) => localizedText(record, locale, data.locale) }),
    [data, locale],
  );
}
