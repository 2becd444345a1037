import { sessionType } from './enums.ts';

/** Whom a message goes to: a person or a group. */
export type Peer =
  | { sessionType: typeof sessionType.single; userID: string }
  | { sessionType: typeof sessionType.group | typeof sessionType.superGroup; groupID: string };

/** @returns the conversation's id, as the v2 protocol makes it. */
export function conversationIdOf(peer: Peer): string {
  if (peer.sessionType === sessionType.single) return `single_${peer.userID}`;
  return peer.sessionType === sessionType.group
    ? `group_${peer.groupID}`
    : `super_group_${peer.groupID}`;
}

/** @returns whom a conversation is with, or null for notifications and what is no id of ours. */
export function peerOf(conversationID: string): Peer | null {
  const parts = /^(single|group|super_group)_(.+)$/s.exec(conversationID);
  const id = parts?.[2];
  if (!parts || id === undefined) return null;
  if (parts[1] === 'single') return { sessionType: sessionType.single, userID: id };
  const kind = parts[1] === 'group' ? sessionType.group : sessionType.superGroup;
  return { sessionType: kind, groupID: id };
}
