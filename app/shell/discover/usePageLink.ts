import { useCallback } from 'react';
import { useStampedBrand } from '../../core/brand/brand.tsx';
import { currentOrigin } from '../../platform/reload.ts';
import { pageLink } from './pageLink.ts';

/** @returns gives the path that a link of the platform leads to; null for none. */
export function usePageLink(): (link: string, title: string) => string | null {
  const { origin } = useStampedBrand();
  return useCallback((link, title) => pageLink(link, title, [origin, currentOrigin()]), [origin]);
}
