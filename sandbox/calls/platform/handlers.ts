import type { CallName } from '../../../app/contract/calls.ts';
import type { HandlersOf } from '../handler.ts';
import { dictMaps } from './dictMaps.ts';
import { downloadResource } from './downloadResource.ts';
import { getBaseData } from './getBaseData.ts';
import { getDomainInfo } from './getDomainInfo.ts';
import { getHomeData } from './getHomeData.ts';
import { indexCarousel } from './indexCarousel.ts';
import { onloadImg } from './onloadImg.ts';

export const platformHandlers: HandlersOf<Extract<CallName, `platform.${string}`>> = {
  'platform.getDomainInfo': getDomainInfo,
  'platform.getBaseData': getBaseData,
  'platform.getHomeData': getHomeData,
  'platform.dictMaps': dictMaps,
  'platform.indexCarousel': indexCarousel,
  'platform.onloadImg': onloadImg,
  'platform.downloadResource': downloadResource,
};
