import type { GroupApplication } from '../../../contract/gateway/entities/group.ts';
import type { FriendApplication } from '../../../contract/gateway/entities/people.ts';
import type { GatewayEvent } from '../../../transport/gateway/gatewayClient.ts';
import type { ListChange } from './eventBatch.ts';

/** @returns what an event says of friends, groups, applications and the blacklist, or null */
export function listChangeOf(event: GatewayEvent, selfID: string): ListChange | null {
  switch (event.name) {
    case 'OnFriendAdded':
    case 'OnFriendInfoChanged':
      return { list: 'friends', kind: 'merge', row: event.data };
    case 'OnFriendDeleted':
      return { list: 'friends', kind: 'remove', row: event.data };
    case 'OnBlackAdded':
      return { list: 'blacklist', kind: 'merge', row: event.data };
    case 'OnBlackDeleted':
      return { list: 'blacklist', kind: 'remove', row: event.data };
    case 'OnJoinedGroupAdded':
    case 'OnGroupInfoChanged':
      return { list: 'joinedGroups', kind: 'merge', row: event.data };
    case 'OnJoinedGroupDeleted':
      return { list: 'joinedGroups', kind: 'remove', row: event.data };
    case 'OnFriendApplicationAdded':
    case 'OnFriendApplicationAccepted':
    case 'OnFriendApplicationRejected':
      return friendApplication('merge', event.data, selfID);
    case 'OnFriendApplicationDeleted':
      return friendApplication('remove', event.data, selfID);
    case 'OnGroupApplicationAdded':
    case 'OnGroupApplicationAccepted':
    case 'OnGroupApplicationRejected':
      return groupApplication('merge', event.data, selfID);
    case 'OnGroupApplicationDeleted':
      return groupApplication('remove', event.data, selfID);
    default:
      return null;
  }
}

function friendApplication(
  kind: ListChange['kind'],
  row: FriendApplication,
  selfID: string,
): ListChange {
  return row.fromUserID === selfID
    ? { list: 'friendApplicationsSent', kind, row }
    : { list: 'friendApplicationsReceived', kind, row };
}

function groupApplication(
  kind: ListChange['kind'],
  row: GroupApplication,
  selfID: string,
): ListChange {
  return row.userID === selfID
    ? { list: 'groupApplicationsSent', kind, row }
    : { list: 'groupApplicationsReceived', kind, row };
}
