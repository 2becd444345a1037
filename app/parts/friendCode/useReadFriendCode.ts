import { useStampedBrand } from '../../core/brand/brand.tsx';
import { currentOrigin } from '../../platform/reload.ts';
import { readFriendLink } from './friendLink.ts';

/**
 * @returns reads what a code says: the id of the person it names, null where it is no friend's code
 *   of this brand. The brand's origin and the one this page came from count as its own.
 */
export function useReadFriendCode(): (text: string) => string | null {
  const { origin } = useStampedBrand();
  return (text) => readFriendLink(text, [origin, currentOrigin()]);
}
