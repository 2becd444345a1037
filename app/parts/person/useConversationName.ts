import { useGroupName } from './useGroupName.ts';
import { usePersonName } from './usePersonName.ts';

/** A conversation with a person has a `userID`, one of a group a `groupID`; the other is empty. */
type Named = { userID: string; groupID: string; showName: string };

/** @returns says how a conversation is called: as the person or the group it is with. */
export function useConversationName(): (conversation: Named) => string {
  const personName = usePersonName();
  const groupName = useGroupName();
  return ({ userID, groupID, showName }) =>
    userID === '' && groupID !== ''
      ? groupName({ groupID, groupName: showName })
      : personName({ userID, nickname: showName });
}
