import { checkVideoCount } from '../../../app/contract/video/checkVideoCount.ts';
import { publicProfile } from '../../accounts/publicProfile.ts';
import { readUser } from '../../accounts/users.ts';
import { viewLimit } from '../../content/viewLimit.ts';
import { requireFeature } from '../../money/requireFeature.ts';
import { handle } from '../handler.ts';

export const handleCheckVideoCount = handle(checkVideoCount, async ({ videoId }, context) => {
  await requireFeature(context, 'video');
  if (videoId !== undefined) throw context.fail('videoUnknown');
  const user = await readUser(context.db.read, context.session.userId);
  const { isActivation } = publicProfile(user);
  const limit = isActivation === 1 ? null : viewLimit;
  return { isActivation, limit, used: 0, left: limit, resetsAt: null, opened: [], video: null };
});
