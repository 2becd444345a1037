import { contentType } from '../../../app/contract/gateway/contentType.ts';
import type { GroupMember } from '../../../app/contract/gateway/entities/group.ts';
import {
  groupVerification,
  handleResult,
  joinSource as sources,
} from '../../../app/contract/gateway/enums.ts';
import { gatewayErrors } from '../../../app/contract/gateway/errors.ts';
import { GatewayFailure, type Handler, type WriteContext } from '../handler.ts';
import { badArgument, refused } from '../refuse.ts';
import { boundedText } from '../texts.ts';
import { addMembers } from './addMembers.ts';

import { codeOf } from './groupCodes.ts';
import { applicationOf, membersById } from './groupEntities.ts';
import { postGroupNews, tellApplication } from './groupNews.ts';
import { type Group, memberOf, tellsWhoComes } from './groups.ts';
import { refusalOf, requireGroup } from './rights.ts';
import { groupApplications } from './tables.ts';

export const handleJoinGroup: Handler<'JoinGroup'> = {
  kind: 'write',
  async run({ groupID, reqMsg, joinSource: given, code = '' }, context) {
    const { db, caller } = context;
    const group = await requireGroup(context, groupID);
    if (given < sources.invitation || given > sources.qrCode)
      throw badArgument('joinSource is not 2, 3 or 4');
    const userId = caller.userId;
    if (await memberOf(db, groupID, userId)) throw refused('you are in this group already');
    const inviterId = code === '' ? '' : await requireCode(context, groupID, code);
    const joinSource = code === '' ? given : sources.qrCode;
    if (await entersAtOnce(context, group, inviterId)) {
      await addMembers(context, group, [{ userId, joinSource, inviterId }]);
      await postEntered(context, group, userId);
    } else await apply(context, group, { userId, joinSource, reqMsg, inviterId });
  },
};

/**
 * @param inviterId whose code somebody has; empty where they come by themselves
 * @returns whether they may walk in
 */
export async function entersAtOnce(
  { db, now }: Pick<WriteContext, 'db' | 'now'>,
  group: Group,
  inviterId: string,
): Promise<boolean> {
  const { needVerification } = group;
  if (needVerification === groupVerification.none) return true;
  if (inviterId === '' || needVerification !== groupVerification.application) return false;
  const own = await memberOf(db, group.id, inviterId);
  return refusalOf('invite', { group, own }, now) === null;
}

/** @returns who invites with a code. @throws GatewayFailure 821 */
async function requireCode({ db, now }: WriteContext, groupID: string, code: string) {
  const found = await codeOf(db, code);
  if (found?.groupId === groupID && found.expiresAt > now) return found.makerId;
  throw new GatewayFailure(
    gatewayErrors.groupCodeOver,
    'this code lets nobody in any more: ask a member for a new one',
  );
}

export type Application = {
  userId: string;
  joinSource: number;
  reqMsg: string;
  inviterId: string;
};

/** Keeps somebody's application to a group, in place of an older one, and tells who can answer it. */
export async function apply(
  context: WriteContext,
  group: Group,
  { userId, joinSource, reqMsg, inviterId }: Application,
): Promise<void> {
  const { db, now } = context;
  const pending = {
    handleResult: handleResult.pending,
    reqMsg: boundedText(reqMsg, 255, 'reqMsg'),
    handledMsg: '',
    requestedAt: now,
    handlerId: '',
    handledAt: 0,
    joinSource,
    inviterId,
  };
  await db
    .insert(groupApplications)
    .values({ groupId: group.id, userId, ...pending })
    .onConflictDoUpdate({
      target: [groupApplications.groupId, groupApplications.userId],
      set: pending,
    });
  const application = await applicationOf(db, group.id, userId);
  if (application) await tellApplication(context, application, 'OnGroupApplicationAdded', [userId]);
}

/** Posts that somebody has come by themselves; a channel does not say so. */
export async function postEntered(
  context: WriteContext,
  group: Group,
  userId: string,
): Promise<void> {
  if (!tellsWhoComes(group)) return;
  const [entrantUser]: GroupMember[] = await membersById(context.db, group.id, [userId]);
  await postGroupNews(context, group, {
    contentType: contentType.memberEntered,
    detail: { entrantUser },
    defaultTips: 'Somebody joined the group',
  });
}
