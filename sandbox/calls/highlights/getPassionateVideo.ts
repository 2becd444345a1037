import { getPassionateVideo } from '../../../app/contract/highlights/getPassionateVideo.ts';
import { requireFeature } from '../../money/requireFeature.ts';
import { handle } from '../handler.ts';

export const handleGetPassionateVideo = handle(
  getPassionateVideo,
  async ({ packageId }, context) => {
    await requireFeature(
      { db: context.db, session: { brand: context.brand(packageId) } },
      'highlights',
    );
    return { list: [], filters: [], next: null };
  },
);
