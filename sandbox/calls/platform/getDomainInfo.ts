import { eq } from 'drizzle-orm';
import { getDomainInfo } from '../../../app/contract/platform/getDomainInfo.ts';
import { brandName } from '../../brands.ts';
import { switches } from '../../database/schema.ts';
import { handle } from '../handler.ts';

export const handleGetDomainInfo = handle(
  getDomainInfo,
  async ({ packageId, platformId }, context) => {
    const brand = context.brand(packageId);
    if (brand.platformId !== platformId) throw context.fail('brandUnknown');
    const off = await context.db.read
      .select({ feature: switches.feature })
      .from(switches)
      .where(eq(switches.packageId, packageId));
    return {
      platformId,
      packageId,
      appName: brandName(brand, context.locale),
      appIcon: '',
      ossUrl: '/media',
      customerService: brand.features.includes('support') ? `${brand.origin}/support` : '',
      disabledFeatures: off.map(({ feature }) => feature).sort(),
    };
  },
);
