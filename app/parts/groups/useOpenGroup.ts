import { useStore } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { conversationIdOf } from '../../contract/gateway/conversationId.ts';
import { sessionType } from '../../contract/gateway/enums.ts';
import { getGroupsInfo } from '../../contract/gateway/functions/groups.ts';
import { useMessaging } from '../../core/messaging/hooks/useMessaging.ts';
import { groupsAtom } from '../../core/messaging/messagingAtoms.ts';
import { pathToConversation } from '../../core/navigation/paths.ts';
import { conversationOf } from './useGroupOfPage.ts';

/** @returns opens the conversation of a group in place of the page; one the device has not heard of is asked for */
export function useOpenGroup(): (groupID: string) => Promise<void> {
  const messaging = useMessaging();
  const store = useStore();
  const navigate = useNavigate();
  return async (groupID) => {
    const known = store.get(groupsAtom).get(groupID);
    const asked = known ? [known] : await messaging.call(getGroupsInfo, [groupID]).catch(() => []);
    const info = asked?.find((one) => one.groupID === groupID);
    const conversationID = info
      ? conversationOf(info)
      : conversationIdOf({ sessionType: sessionType.group, groupID });
    navigate(pathToConversation(conversationID), { replace: true });
  };
}
