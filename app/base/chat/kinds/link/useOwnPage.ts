import { useStampedBrand } from '../../../../core/brand/brand.tsx';
import { useFeatures } from '../../../../core/feature/features.tsx';
import { paths } from '../../../../core/navigation/paths.ts';
import { currentOrigin } from '../../../../platform/reload.ts';
import { ownPage } from './ownPage.ts';

/**
 * @returns says which page of this app a checked address names, as a path; null for every other
 *   address. The brand's origin and the one this page came from count as its own.
 */
export function useOwnPage(): (href: string) => string | null {
  const { origin } = useStampedBrand();
  const { loaded } = useFeatures();
  const pages = [...Object.values(paths), ...loaded.flatMap(({ routes }) => routes.map(pathOf))];
  return (href) => ownPage(href, [origin, currentOrigin()], pages);
}

const pathOf = ({ path }: { path: string }): string => path;
