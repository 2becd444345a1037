import type { Friend, FullUserInfo } from '../../../contract/gateway/entities/people.ts';

/** What a page shows of somebody: for a friend all that the gateway gives, else what anybody may see. */
export type ShownPerson = {
  userID: string;
  nickname: string;
  faceURL: string;
  remark: string;
  /** Null for who is no friend. */
  friend: Friend | null;
};

/** @returns the friend as a page shows them. */
export function friendPerson(friend: Friend): ShownPerson {
  const { userID, nickname, faceURL, remark } = friend;
  return { userID, nickname, faceURL, remark, friend };
}

/** @returns the person an answer tells of; null where it does not know them. */
export function personOf(infos: readonly FullUserInfo[], userID: string): ShownPerson | null {
  const info = infos.find(({ publicInfo }) => publicInfo?.userID === userID)?.publicInfo;
  if (!info) return null;
  const { nickname, faceURL } = info;
  return { userID, nickname, faceURL, remark: '', friend: null };
}
