import type { ComponentProps } from 'react';
import { sessionType } from '../../../contract/gateway/enums.ts';
import { useGroup } from '../../../core/messaging/hooks/useGroup.ts';
import type { ConversationRow } from '../../../core/messaging/messagingAtoms.ts';
import { useMediaAddress } from '../../../core/platform/mediaAddress.ts';
import { useConversationName } from '../../../parts/person/useConversationName.ts';
import { useGroupFace } from '../../../parts/person/useGroupFace.ts';
import { useSupport } from '../../../parts/person/useSupport.ts';
import { Avatar } from '../../../ui/Avatar.tsx';

/** What face and name of a conversation need. */
export type FacedConversation = Pick<
  ConversationRow,
  'conversationID' | 'conversationType' | 'userID' | 'groupID' | 'showName' | 'faceURL'
>;

type Props = {
  row: FacedConversation;
  /** @default "list" */
  size?: ComponentProps<typeof Avatar>['size'];
};

/** The face of a conversation: of the person, the group or the brand. */
export function ConversationFace({ row, size = 'list' }: Props) {
  const addressOf = useMediaAddress();
  const nameOf = useConversationName();
  const support = useSupport(row.userID);
  const groupFace = useGroupFace(useGroup(row.groupID).info);
  return (
    <Avatar
      name={nameOf(row)}
      seed={row.userID || row.groupID || row.conversationID}
      src={support?.logo ?? addressOf(row.faceURL)}
      size={size}
      {...(row.conversationType === sessionType.single ? {} : groupFace)}
    />
  );
}
