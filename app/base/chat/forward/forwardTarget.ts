import { conversationIdOf } from '../../../contract/gateway/conversationId.ts';
import type { Friend } from '../../../contract/gateway/entities/people.ts';
import { sessionType } from '../../../contract/gateway/enums.ts';
import type { FacedConversation } from '../list/ConversationFace.tsx';

/** A conversation to which messages can be forwarded: there already, or with a friend yet to be begun. */
export type ForwardTarget = FacedConversation;

/** Conversations to which one press sends. */
export const mostTargets = 9;

/** @returns the conversation with a friend, as it would stand in the list */
export function targetOfFriend({ userID, remark, nickname, faceURL }: Friend): ForwardTarget {
  return {
    conversationID: conversationIdOf({ sessionType: sessionType.single, userID }),
    conversationType: sessionType.single,
    ...{ userID, groupID: '', showName: remark || nickname, faceURL },
  };
}

/** @returns without the one that was chosen, or with it at the end where there is room */
export function toggled(
  chosen: readonly ForwardTarget[],
  target: ForwardTarget,
): readonly ForwardTarget[] {
  const { conversationID } = target;
  const others = chosen.filter((one) => one.conversationID !== conversationID);
  if (others.length < chosen.length) return others;
  return chosen.length < mostTargets ? [...chosen, target] : chosen;
}
