import { checkVideoCount } from '../../../app/contract/video/checkVideoCount.ts';
import { getFindVideo } from '../../../app/contract/video/getFindVideo.ts';
import { plainBrand, puzzleBrand } from '../../../sandbox/testing/testBrands.data.ts';
import type { CasesOf } from '../support/cases.ts';
import { featureOff } from '../support/featureOff.ts';

const known = { packageId: plainBrand.packageId };
const unknown = { packageId: 99 };
/** A brand without any feature. */
const without = { packageId: puzzleBrand.packageId };

export const videoCases: CasesOf<'video.checkVideoCount' | 'video.getFindVideo'> = {
  'video.getFindVideo': {
    good: (world) => world.send(getFindVideo, known),
    errors: {
      brandUnknown: (world) => world.send(getFindVideo, unknown),
      featureOff: (world) => world.send(getFindVideo, without),
    },
  },
  'video.checkVideoCount': {
    good: async (world) => world.as(await world.person(), checkVideoCount, {}),
    errors: {
      videoUnknown: async (world) =>
        world.as(await world.person(), checkVideoCount, { videoId: 'nowhere' }),
      featureOff: featureOff('video', checkVideoCount, {}),
    },
  },
};
