import { presence } from '../../../app/contract/gateway/enums.ts';
import type { presenceFunctions } from '../../../app/contract/gateway/functions/presence.ts';
import type { Handler, Handlers } from '../handler.ts';
import { badArgument } from '../refuse.ts';
import { distinctIds } from '../texts.ts';
import { whoMayKnow } from './whoMayKnow.ts';

/** People one connection may follow. */
const mostFollowed = 100;

const handleSubscribe: Handler<'SubscribeUsersStatus'> = {
  kind: 'write',
  async run(input, { db, caller, devicesOf, follow }) {
    const ids = distinctIds(input);
    if (ids.length > mostFollowed) throw badArgument(`at most ${mostFollowed} people at once`);
    const known = await Promise.all(ids.map((id) => whoMayKnow(db, id, [caller.userId])));
    const shown = ids.filter((_, index) => known[index]?.length === 1);
    follow(ids, false);
    follow(shown, true);
    return shown.map((userID) => {
      const platformIDs = [...devicesOf(userID)];
      const status = platformIDs.length > 0 ? presence.online : presence.offline;
      return { userID, status, platformIDs };
    });
  },
};

const handleUnsubscribe: Handler<'UnsubscribeUsersStatus'> = {
  kind: 'write',
  run: async (input, { follow }) => follow(distinctIds(input), false) as undefined,
};

/** Who is connected, as far as people let each other know. */
export const presenceHandlers: Handlers<(typeof presenceFunctions)[number]['name']> = {
  SubscribeUsersStatus: handleSubscribe,
  UnsubscribeUsersStatus: handleUnsubscribe,
};
