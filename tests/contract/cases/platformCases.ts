import { expect } from 'vitest';
import type { CallName } from '../../../app/contract/calls.ts';
import { dictMaps } from '../../../app/contract/platform/dictMaps.ts';
import { downloadResource } from '../../../app/contract/platform/downloadResource.ts';
import { getBaseData } from '../../../app/contract/platform/getBaseData.ts';
import { getDomainInfo } from '../../../app/contract/platform/getDomainInfo.ts';
import { getHomeData } from '../../../app/contract/platform/getHomeData.ts';
import { indexCarousel } from '../../../app/contract/platform/indexCarousel.ts';
import { onloadImg } from '../../../app/contract/platform/onloadImg.ts';
import { zztj } from '../../../app/contract/platform/zztj.ts';
import { plainBrand } from '../../../sandbox/testing/testBrands.data.ts';
import type { CasesOf } from '../support/cases.ts';

const { packageId, platformId } = plainBrand;
const known = { packageId };
const unknown = { packageId: 99 };
const site = { domain: 'plain.example', param: '', type: 'h5', platformId };

export const platformCases: CasesOf<Extract<CallName, `platform.${string}`>> = {
  'platform.getDomainInfo': {
    good: (world) => world.send(getDomainInfo, { ...site, ...known }),
    errors: { brandUnknown: (world) => world.send(getDomainInfo, { ...site, ...unknown }) },
  },
  'platform.getBaseData': {
    good: (world) => world.send(getBaseData, known),
    errors: { brandUnknown: (world) => world.send(getBaseData, unknown) },
  },
  'platform.getHomeData': {
    good: (world) => world.send(getHomeData, known),
    errors: { brandUnknown: (world) => world.send(getHomeData, unknown) },
  },
  'platform.dictMaps': {
    good: async (world) => {
      const answer = await world.send(dictMaps, {});
      expect(Object.keys(answer.data.maps).toSorted()).toEqual([
        ...['accountStatus', 'correctionCause', 'exchangeReason', 'grantCause', 'moneyStatus'],
        ...['pointsType', 'rechargeReason', 'rechargeUsdtReason', 'reportReason', 'reviewStatus'],
      ]);
      expect(answer.data.maps['moneyStatus']?.[1]).toEqual({ value: 1, label: 'Completed' });
      expect(answer.data.maps['reportReason']?.[5]).toEqual({
        value: 'violence',
        label: 'Violence',
      });
      return answer;
    },
    errors: {},
  },
  'platform.indexCarousel': {
    good: (world) => world.send(indexCarousel, known),
    errors: { brandUnknown: (world) => world.send(indexCarousel, unknown) },
  },
  'platform.onloadImg': {
    good: (world) => world.send(onloadImg, known),
    errors: { brandUnknown: (world) => world.send(onloadImg, unknown) },
  },
  'platform.downloadResource': {
    good: (world) => world.send(downloadResource, { ...known, version: '1.0.0' }),
    errors: {
      brandUnknown: (world) => world.send(downloadResource, { ...unknown, version: '1.0.0' }),
    },
  },
  'platform.zztj': {
    good: (world) => world.send(zztj, known),
    errors: { brandUnknown: (world) => world.send(zztj, unknown) },
  },
};
