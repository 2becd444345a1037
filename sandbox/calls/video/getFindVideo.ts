import { getFindVideo } from '../../../app/contract/video/getFindVideo.ts';
import { requireFeature } from '../../money/requireFeature.ts';
import { handle } from '../handler.ts';

export const handleGetFindVideo = handle(getFindVideo, async ({ packageId }, context) => {
  await requireFeature({ db: context.db, session: { brand: context.brand(packageId) } }, 'video');
  return { list: [], categories: [], next: null };
});
