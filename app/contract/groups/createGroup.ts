import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { userId } from '../fields/account.ts';
import { mediaUrl } from '../fields/media.ts';
import { groupsErrors } from './errors.ts';
import { groupId, needVerification } from './group.ts';

/** Why somebody could not be added: they let the person not reach them, do not exist, or came too late. */
export const notAddedReasons = ['unreachable', 'unknown', 'full'] as const;
export type NotAddedReason = (typeof notAddedReasons)[number];

/** What became of somebody who was invited, where it is more than whether they were added. */
export type InviteReason = NotAddedReason | 'approval' | 'already';

/** The gateway tells everybody who was added, as of its `CreateGroup`. */
export const createGroup = declareCall({
  name: 'groups.createGroup',
  path: '/user/createGroup',
  method: 'POST',
  auth: 'member',
  idempotency: 'key',
  summary: 'Makes a group or a channel with those who can be added to it.',
  input: v.object({
    groupName: v.pipe(
      v.string(),
      v.maxLength(256, 'is too long'),
      v.description('Name shown. Empty for a group that is named after those who are added.'),
    ),
    faceUrl: v.optional(mediaUrl, ''),
    introduction: v.optional(
      v.pipe(v.string(), v.maxLength(500, 'is longer than 500 characters')),
      '',
    ),
    isChannel: v.optional(v.boolean(), false),
    memberIds: v.pipe(v.array(userId), v.maxLength(1_000, 'has more than 1000 ids')),
    needVerification: v.optional(needVerification, 0),
  }),
  output: v.object({
    groupId,
    notAdded: v.pipe(
      v.array(v.object({ userId, reason: v.picklist(notAddedReasons) })),
      v.description('Those who could not be added; the group exists anyway.'),
    ),
  }),
  errors: [commonErrors.featureOff, groupsErrors.groupNameInvalid, groupsErrors.groupFaceUnknown],
});
