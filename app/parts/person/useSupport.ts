import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { useBrand } from '../../core/brand/brand.tsx';
import { supportIdAtom } from './supportIdAtom.ts';

export type Support = {
  /** The brand's name, in the reader's language. */
  name: string;
  /** Address of the brand's logo. */
  logo: string;
};

/**
 * @param userID of somebody; empty for nobody.
 * @returns how the brand's support is shown where this is its account, else null. The account is
 * known by its id alone: a name or a photo can be anybody's.
 */
export function useSupport(userID: string): Support | null {
  return useSupportOf()(userID);
}

/** @returns says the same of anybody, asked once for all rows of a list; the same function while nothing changes. */
export function useSupportOf(): (userID: string) => Support | null {
  const { text, name, icon } = useBrand();
  const supportId = useAtomValue(supportIdAtom);
  const brandName = text(name);
  return useCallback(
    (userID) => (userID === '' || userID !== supportId ? null : { name: brandName, logo: icon }),
    [brandName, icon, supportId],
  );
}
