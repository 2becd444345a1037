import type { FriendApplication } from '../../../contract/gateway/entities/people.ts';
import { handleResult } from '../../../contract/gateway/enums.ts';

export type ApplicationRow = {
  /** Of applicant and addressee. */
  id: string;
  direction: 'received' | 'sent';
  state: 'pending' | 'added' | 'declined';
  /** The other side. */
  person: { userID: string; nickname: string; faceURL: string };
  application: FriendApplication;
};

type Applications = ReadonlyMap<string, FriendApplication>;

/** @returns applications of both directions, newest first. */
export function applicationRows(received: Applications, sent: Applications): ApplicationRow[] {
  const rows = [
    ...[...received].map((entry) => rowOf(entry, 'received')),
    ...[...sent].map((entry) => rowOf(entry, 'sent')),
  ];
  return rows.sort(
    (one, other) =>
      other.application.createTime - one.application.createTime || (one.id < other.id ? -1 : 1),
  );
}

function rowOf(
  [id, application]: [string, FriendApplication],
  direction: ApplicationRow['direction'],
): ApplicationRow {
  const { fromUserID, fromNickname, fromFaceURL, toUserID, toNickname, toFaceURL } = application;
  const person =
    direction === 'received'
      ? { userID: fromUserID, nickname: fromNickname, faceURL: fromFaceURL }
      : { userID: toUserID, nickname: toNickname, faceURL: toFaceURL };
  return { id, direction, state: stateOf(application), person, application };
}

function stateOf({ handleResult: result }: FriendApplication): ApplicationRow['state'] {
  if (result === handleResult.agreed) return 'added';
  return result === handleResult.refused ? 'declined' : 'pending';
}
