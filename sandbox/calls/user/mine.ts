import { mine } from '../../../app/contract/user/mine.ts';
import { maskPhone } from '../../accounts/maskPhone.ts';
import { publicProfile } from '../../accounts/publicProfile.ts';
import { findSupport } from '../../accounts/support.ts';
import { readUser } from '../../accounts/users.ts';
import { hasRecharged } from '../../money/hasRecharged.ts';
import { countUnread } from '../../notices/countUnread.ts';
import { handle } from '../handler.ts';

export const handleMine = handle(mine, async (_, { db, session }) => {
  const user = await readUser(db.read, session.userId);
  const support = await findSupport(db.read, user.platformId);
  return {
    ...publicProfile(user),
    username: user.account,
    phone: maskPhone(user.phone),
    notice: await countUnread(db.read, session),
    customerId: support === user.id ? '' : support,
    isRecharge: (await hasRecharged(db.read, session)) ? (1 as const) : (0 as const),
  };
});
