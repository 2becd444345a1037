import type { GatewayEvent } from '../../../transport/gateway/gatewayClient.ts';

/** `userID` is null where the event is about the group as a whole. */
type MemberSubject = { groupID: string; userID: string | null };

/** @returns whose membership an event is about (protocol reference, section 4), or null */
export function memberSubjectOf(event: GatewayEvent): MemberSubject | null {
  switch (event.name) {
    case 'OnGroupMemberAdded':
    case 'OnGroupMemberInfoChanged':
    case 'OnGroupMemberDeleted':
      return event.data;
    case 'OnJoinedGroupDeleted':
    case 'OnJoinedGroupAdded':
      return { groupID: event.data.groupID, userID: null };
    default:
      return null;
  }
}
