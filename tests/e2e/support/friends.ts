import {
  acceptFriendApplication,
  addFriend,
} from '../../../app/contract/gateway/functions/friends.ts';
import type { GatewayPerson } from '../../support/gateway/person.ts';
import type { LoggedIn } from './api.ts';
import { joinAs } from './chat.ts';
import { brandNamed } from './sites.ts';

/** Makes friends of somebody of clatter and another one. */
export async function befriend(who: LoggedIn, other: GatewayPerson): Promise<void> {
  const self = await joinAs(brandNamed('clatter'), who);
  await self.client.call(addFriend, { toUserID: other.userID, reqMsg: '' });
  await other.client.call(acceptFriendApplication, { toUserID: self.userID, handleMsg: '' });
  self.leave();
}
