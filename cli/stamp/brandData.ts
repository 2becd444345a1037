import type { Brand } from '../../app/brand/brand.ts';
import type { BrandData, Release } from '../../app/brand/data.ts';
import { packResources } from '../../app/brand/resources.ts';
import type { SiteImages } from './images.ts';
import type { SitePlan } from './site.ts';

/** The data block of one brand. Its features and resources are those of the plan, so nothing excluded is named. */
export function brandData(
  brand: Brand,
  plan: Pick<SitePlan, 'featureEntries' | 'resources'>,
  images: SiteImages,
  release: Release,
): BrandData {
  return {
    id: brand.id,
    name: brand.name,
    shortName: brand.shortName,
    description: brand.description,
    combineId: brand.combineId,
    platformId: brand.platformId,
    packageId: brand.packageId,
    origin: brand.origin,
    locale: brand.locale,
    locales: brand.locales,
    scheme: brand.theme.scheme,
    pageColor: brand.bgColor,
    features: brand.features,
    featureEntries: plan.featureEntries,
    resources: packResources(plan.resources),
    icon: images.icon192.url,
    launch: images.launch,
    lines: brand.lines,
    recordKeys: brand.recordKeys,
    operator: brand.operator,
    demo: brand.demo,
    release,
  };
}
