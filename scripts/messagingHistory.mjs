// Puts a long history of two people into the local backend, as if they had written for years.
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client/sqlite3';

/**
 * What two people have written: as many messages as `count`, a minute between two, up to `end`
 * (milliseconds). Every third is of `self`, the others of `peer`; both are user ids.
 * @typedef {{ self: string, peer: string, count: number, end: number }} History
 */

/**
 * A message of a history, as the gateway hands it out. Pages get this function as text.
 * @param {History} history
 * @param {number} number from 1, the oldest
 */
export function messageAt({ self, peer, count, end }, number) {
  const isOwn = number % 3 === 0;
  const time = end - (count - number) * 60_000;
  return {
    clientMsgID: `${self}-${peer}-${number}`,
    serverMsgID: `server-${self}-${peer}-${number}`,
    createTime: time,
    sendTime: time,
    sessionType: 1,
    sendID: isOwn ? self : peer,
    recvID: isOwn ? peer : self,
    msgFrom: 100,
    contentType: 101,
    platformID: 5,
    senderNickname: isOwn ? 'Self' : 'Peer',
    senderFaceUrl: '',
    groupID: '',
    content: `Message ${number} ${'with some words '.repeat(number % 7)}`,
    seq: number,
    isRead: false,
    status: 2,
    attachedInfo: '',
    ex: '',
  };
}

const portion = 10_000;

/**
 * Makes a history all that two people have written to each other; both have read it.
 * @param {string} dataDir of the backend, which may be running
 * @param {History} history of two people who have a conversation
 */
export async function fillHistory(dataDir, history) {
  const { self, peer, count, end } = history;
  const thread = `single ${[self, peer].sort().join(' ')}`;
  const url = pathToFileURL(join(dataDir, 'sandbox.db')).href;
  const client = createClient({ url, timeout: 60_000 });
  const insert = `INSERT INTO messages (thread_id, seq, place, owner_id, server_msg_id, client_msg_id,
      sender_id, content_type, sent_at, status, counts_as_unread, body)
    SELECT ?, value->>'seq', 0, '', value->>'serverMsgID', value->>'clientMsgID', value->>'sendID',
      value->>'contentType', value->>'sendTime', value->>'status', 1, value
    FROM json_each(?)`;
  try {
    await client.execute({ sql: 'DELETE FROM messages WHERE thread_id = ?', args: [thread] });
    for (let from = 1; from <= count; from += portion) {
      const length = Math.min(portion, count - from + 1);
      const messages = Array.from({ length }, (_, index) => messageAt(history, from + index));
      await client.execute({ sql: insert, args: [thread, JSON.stringify(messages)] });
      // The database is written within this thread, whose connections have to answer meanwhile.
      await setImmediate();
    }
    await client.batch(
      [
        {
          sql: 'UPDATE threads SET last_seq = ?, last_sent_at = ? WHERE id = ?',
          args: [count, end, thread],
        },
        {
          sql: `UPDATE conversations SET read_seq = ?, unread_count = 0, latest_seq = ?, latest_at = ?
            WHERE thread_id = ?`,
          args: [count, count, end, thread],
        },
      ],
      'write',
    );
  } finally {
    client.close();
  }
}
