import { contentType as type } from '../../../contract/gateway/contentType.ts';
import { pinnedIn } from '../../../contract/gateway/pinnedIn.ts';
import { type Detail, recordOf } from './readDetail.ts';

/** What of a group was changed; `details`: several things, or something that has no word of its own. */
export type Change =
  | 'name'
  | 'announcement'
  | 'noAnnouncement'
  | 'picture'
  | 'introduction'
  | 'entry'
  | 'memberRules'
  | 'pinned'
  | 'unpinned'
  | 'details';

/** By the field of the group that `changed` of the detail names. */
const changesOf: Readonly<Record<string, Change>> = {
  groupName: 'name',
  notification: 'announcement',
  faceURL: 'picture',
  introduction: 'introduction',
  needVerification: 'entry',
  lookMemberInfo: 'memberRules',
  applyMemberFriend: 'memberRules',
};

/** @returns what a notification says was changed of its group; null for one that says something else */
export function changeIn(contentType: number, detail: Detail): Change | null {
  if (contentType === type.groupNameSet) return 'name';
  if (contentType === type.groupAnnouncementSet) return announcementIn(detail);
  if (contentType !== type.groupInfoSet) return null;
  const { changed } = detail;
  const found = new Set(
    (Array.isArray(changed) ? changed : []).map((field) => changeOf(field, detail)),
  );
  const [only = 'details'] = found;
  return found.size === 1 ? only : 'details';
}

function changeOf(field: unknown, detail: Detail): Change {
  if (typeof field !== 'string') return 'details';
  if (field === 'notification') return announcementIn(detail);
  if (field === 'pinned') return hasPinned(detail) ? 'pinned' : 'unpinned';
  return Object.hasOwn(changesOf, field) ? (changesOf[field] ?? 'details') : 'details';
}

function announcementIn(detail: Detail): Change {
  return recordOf(detail['group'])['notification'] === '' ? 'noAnnouncement' : 'announcement';
}

function hasPinned(detail: Detail): boolean {
  const { ex } = recordOf(detail['group']);
  return typeof ex === 'string' && pinnedIn({ ex }) !== null;
}
