import { getGroupByCode } from '../../../app/contract/groups/getGroupByCode.ts';
import { faceOf } from '../../gateway/friends/people.ts';
import { codeOf } from '../../gateway/groups/groupCodes.ts';
import { groupOf } from '../../gateway/groups/groups.ts';
import { groupSeenBy } from '../../gateway/groups/groupsSeen.ts';
import { entersAtOnce } from '../../gateway/groups/joinGroup.ts';
import { requireFeature } from '../../money/requireFeature.ts';
import { handle } from '../handler.ts';
import { requireGroup } from './requireGroup.ts';

export const handleGetGroupByCode = handle(getGroupByCode, async ({ code }, context) => {
  await requireFeature(context, 'groups');
  const { session, now, fail } = context;
  const db = context.db.read;
  const found = await codeOf(db, code);
  const known = found && (await groupOf(db, found.groupId));
  if (!known || known.platformId !== session.brand.platformId) throw fail('codeUnknown');
  const group = await requireGroup(db, session, known.id);
  if (found.expiresAt <= now()) throw fail('codeExpired');
  return {
    group: await groupSeenBy(db, session.userId, group, { isInvited: true }),
    entersAtOnce: await entersAtOnce({ db, now: now() }, group, found.makerId),
    inviterName: (await faceOf(db, found.makerId)).nickname,
  };
});
