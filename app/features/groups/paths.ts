import { groupCodePath } from '../../parts/groups/codePath.ts';

/** Spelled as in the specification; those it has no name for stand beside them. */
export const groupPaths = {
  list: '/pages/chat/group-list',
  create: '/pages/chat/new-group',
  info: '/pages/chat/group-info',
  /** What owner and admins change. */
  manage: '/pages/chat/group',
  edit: '/pages/chat/group-edit',
  members: '/pages/chat/group-members',
  /** Chooses who is added. */
  invite: '/pages/chat/group-invite',
  picture: '/pages/chat/group-picture',
  /** A group as those see it who are not in it. */
  join: '/pages/chat/group-join',
  code: groupCodePath,
  applications: '/pages/chat/group-applications',
  log: '/pages/chat/group-log',
} as const;

/** A text of a group, or of one's own place in it, that `groupPaths.edit` changes. */
export type EditedText = 'name' | 'announcement' | 'introduction' | 'ownName' | 'alias';

/** What `groupPaths.members` is opened for. */
export type MemberPick = 'look' | 'remove' | 'transfer' | 'admins';

type OfGroup = 'info' | 'manage' | 'invite' | 'picture' | 'code' | 'applications' | 'log';

/** @returns the path of a page about a group that the person is in. */
export function pathToGroup(page: OfGroup, groupID: string): string {
  return `${groupPaths[page]}?id=${encodeURIComponent(groupID)}`;
}

export function pathToEdit(groupID: string, text: EditedText): string {
  return `${groupPaths.edit}?${new URLSearchParams({ id: groupID, text })}`;
}

export function pathToMembers(groupID: string, pick: MemberPick = 'look'): string {
  return `${groupPaths.members}?${new URLSearchParams({ id: groupID, pick })}`;
}

/** @param by an id that was found, or the code of a link or a picture */
export function pathToJoin(by: { id: string } | { code: string }): string {
  return `${groupPaths.join}?${new URLSearchParams(by)}`;
}

/** @param userID somebody to begin it with */
export function pathToNewGroup(userID = ''): string {
  return userID === ''
    ? groupPaths.create
    : `${groupPaths.create}?with=${encodeURIComponent(userID)}`;
}
