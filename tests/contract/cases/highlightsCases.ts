import { getPassionateVideo } from '../../../app/contract/highlights/getPassionateVideo.ts';
import { plainBrand, puzzleBrand } from '../../../sandbox/testing/testBrands.data.ts';
import type { CasesOf } from '../support/cases.ts';

const known = { packageId: plainBrand.packageId };
const unknown = { packageId: 99 };
/** A brand without any feature. */
const without = { packageId: puzzleBrand.packageId };

export const highlightsCases: CasesOf<'highlights.getPassionateVideo'> = {
  'highlights.getPassionateVideo': {
    good: (world) => world.send(getPassionateVideo, known),
    errors: {
      brandUnknown: (world) => world.send(getPassionateVideo, unknown),
      featureOff: (world) => world.send(getPassionateVideo, without),
    },
  },
};
