import { expect } from 'vitest';
import { checkVideoCount } from '../../../app/contract/video/checkVideoCount.ts';
import { getFindVideo } from '../../../app/contract/video/getFindVideo.ts';
import { viewLimit } from '../../../sandbox/content/viewLimit.ts';
import { addTestVideos } from '../../../sandbox/testing/addTestVideos.ts';
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
    good: async (world) => {
      const { services } = world.sandbox;
      const [videoId] = await addTestVideos(services, known.packageId, 1);
      const answer = await world.as(await world.person(), checkVideoCount, { videoId });
      expect(answer.data).toMatchObject({ limit: 5, used: 1, left: 4, opened: [videoId] });
      return answer;
    },
    errors: {
      videoUnknown: async (world) =>
        world.as(await world.person(), checkVideoCount, { videoId: 'nowhere' }),
      videoLimitReached: async (world) => {
        const ids = await addTestVideos(world.sandbox.services, known.packageId, viewLimit + 1);
        const person = await world.person();
        const answers = [];
        for (const videoId of ids)
          answers.push(await world.as(person, checkVideoCount, { videoId }));
        expect(answers.map(({ code }) => code).slice(0, viewLimit)).toEqual(
          Array(viewLimit).fill(0),
        );
        return world.as(person, checkVideoCount, { videoId: ids[viewLimit] });
      },
      featureOff: featureOff('video', checkVideoCount, {}),
    },
  },
};
