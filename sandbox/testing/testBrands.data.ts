import { currencyOf } from '../../app/brand/currency.ts';
import type { SandboxBrand } from '../brands.ts';

const features = [
  'groups',
  'channels',
  'invite',
  'multi-account',
  'support',
  'points',
  'video',
  'highlights',
];
const money = [...features, 'exchange', 'recharge', 'recharge-usdt'];

function testBrand(brand: Pick<SandboxBrand, 'id' | 'packageId' | 'locale'>): SandboxBrand {
  const { id, locale } = brand;
  return {
    ...brand,
    name: { [locale]: `The ${id}` },
    combineId: id,
    platformId: 10000,
    currency: currencyOf(locale),
    legalName: `The ${id} Company`,
    minimumAge: 18,
    locales: [locale],
    features: money,
    origin: `https://${id}.example`,
  };
}

/** `plain` asks for no verification; the others are named as demo brands that ask for one. */
export const plainBrand = testBrand({ id: 'plain', packageId: 1, locale: 'en-US' });
/** Same platform: images, and a mainland mobile number at registration. */
export const imageBrand = testBrand({ id: 'quedu', packageId: 2, locale: 'zh-CN' });
/** Same platform: an invitation code is required; points, and nothing to top up or to withdraw. */
export const inviteBrand = {
  ...testBrand({ id: 'dieu', packageId: 3, locale: 'vi-VN' }),
  features,
};
/** Another platform. */
export const foreignBrand = {
  ...testBrand({ id: 'foreign', packageId: 4, locale: 'es-ES' }),
  platformId: 20000,
};
/** Same platform: puzzles, and no feature at all. */
export const puzzleBrand = {
  ...testBrand({ id: 'chaojian', packageId: 5, locale: 'zh-HANT' }),
  features: [],
};

export const testBrands = [plainBrand, imageBrand, inviteBrand, foreignBrand, puzzleBrand];
