import { eq } from 'drizzle-orm';
import { users } from '../../database/schema.ts';
import { tellTotalUnread, totalUnread } from '../conversations/tellConversations.ts';
import type { Handler } from '../handler.ts';
import { badArgument } from '../refuse.ts';
import { boundedText, personName, pictureAddress } from '../texts.ts';
import { detailsOf, selfInfoOf } from './ownEntities.ts';
import { personDetails } from './tables.ts';
import { tellProfile } from './tellProfile.ts';

export const handleGetSelfUserInfo: Handler<'GetSelfUserInfo'> = {
  kind: 'read',
  run: (_, { db, caller }) => selfInfoOf(db, caller.userId),
};

export const handleSetSelfInfo: Handler<'SetSelfInfo'> = {
  kind: 'write',
  async run(input, context) {
    const { db, caller } = context;
    if (input.userID && input.userID !== caller.userId)
      throw badArgument('userID is somebody else: only your own information can be set');
    const { gender, birth } = input;
    if (gender !== undefined && (gender < 0 || gender > 2))
      throw badArgument('gender is not 0, 1 or 2');
    const account = {
      ...(input.nickname !== undefined && { nickName: personName(input.nickname, 'nickname') }),
      ...(input.faceURL !== undefined && { avatar: pictureAddress(input.faceURL, 'faceURL') }),
    };
    const details = {
      ...(await detailsOf(db, caller.userId)),
      ...(gender !== undefined && { gender }),
      ...(birth !== undefined && { birth }),
      ...text('phoneNumber', input.phoneNumber, 32),
      ...text('email', input.email, 254),
      ...text('ex', input.ex, 4_096),
    };
    if (Object.keys(account).length > 0)
      await db.update(users).set(account).where(eq(users.id, caller.userId));
    await db
      .insert(personDetails)
      .values(details)
      .onConflictDoUpdate({ target: personDetails.userId, set: details });
    await tellProfile(context, caller.userId);
  },
};

export const handleSetGlobalRecvMessageOpt: Handler<'SetGlobalRecvMessageOpt'> = {
  kind: 'write',
  async run({ opt }, context) {
    const { db, caller } = context;
    const unread = await totalUnread(db, caller.userId);
    const details = { ...(await detailsOf(db, caller.userId)), globalRecvMsgOpt: opt };
    await db
      .insert(personDetails)
      .values(details)
      .onConflictDoUpdate({ target: personDetails.userId, set: details });
    context.tell([caller.userId], 'OnSelfInfoUpdated', await selfInfoOf(db, caller.userId));
    if ((await totalUnread(db, caller.userId)) !== unread)
      await tellTotalUnread(context, [caller.userId]);
  },
};

function text<Name extends 'phoneNumber' | 'email' | 'ex'>(
  name: Name,
  value: string | undefined,
  most: number,
): Partial<Record<Name, string>> {
  if (value === undefined) return {};
  return { [name]: boundedText(value, most, name) } as Partial<Record<Name, string>>;
}
