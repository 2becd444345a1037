import { useAtomValue } from 'jotai';
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
  const { text, name, icon } = useBrand();
  const supportId = useAtomValue(supportIdAtom);
  if (userID === '' || userID !== supportId) return null;
  return { name: text(name), logo: icon };
}
