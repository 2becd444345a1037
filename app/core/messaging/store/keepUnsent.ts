import type { ListName } from '../../../contract/gateway/callableFunction.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { listNames } from '../lists/gatewayLists.ts';
import type { MessageRows } from './messageRows.ts';
import { findOutgoing } from './messageWriter.ts';

type Tx = Transaction<MessageRows>;
type Keep<Name extends keyof MessageRows> =
  | 'all'
  | 'none'
  | ((tx: Tx) => Promise<MessageRows[Name][]>);

/** The gateway has them all. */
const noLists = Object.fromEntries(listNames.map((name) => [name, 'none'])) as {
  [Name in ListName]: 'none';
};

/**
 * What stays of each store when the session of a person ended by itself: what they wrote and
 * has not been sent. A store that is added has to be decided on here. In this order: later ones read earlier ones.
 */
export const keptUnsent: { readonly [Name in keyof MessageRows]: Keep<Name> } = {
  outbox: 'all',
  blobs: 'all',
  drafts: 'all',
  recordings: 'all',
  recordingPieces: 'all',
  messages: async (tx) => {
    const entries = await tx.range('outbox');
    const rows = entries.map(({ clientMsgID }) => findOutgoing(tx, clientMsgID));
    return (await Promise.all(rows)).filter((row) => row !== null);
  },
  latest: async (tx) => {
    const rows = await tx.range('messages', { index: 'byOrder' });
    return [
      ...new Map(
        rows.map(({ message }) => [
          message.conversationID,
          { conversationID: message.conversationID, message },
        ]),
      ).values(),
    ];
  },
  // The order in which messages were written goes on, and what the journal gave is not taken twice.
  meta: async (tx) =>
    (await tx.getMany('meta', ['localOrder', 'journaled'])).filter((row) => row !== undefined),
  facts: 'none',
  starts: 'none',
  conversations: 'none',
  reads: 'none',
  ...noLists,
};

/**
 * Deletes everything but what waits to be sent and what was begun to be written, one store after the
 * other; what was deleted before is deleted again without harm.
 * @param isWanted false: the person came back meanwhile, and the rest stays. @throws DatabaseError
 */
export async function keepUnsent(
  database: Database<MessageRows>,
  isWanted: () => boolean,
): Promise<void> {
  for (const name of Object.keys(keptUnsent) as (keyof MessageRows)[]) {
    if (keptUnsent[name] === 'all') continue;
    const stores = [...new Set([name, 'outbox', 'messages'] as const)];
    await database.transaction(stores, 'write', async (tx) => {
      if (isWanted()) await keep(tx, name);
    });
  }
}

async function keep<Name extends keyof MessageRows>(tx: Tx, name: Name): Promise<void> {
  const kept: Keep<Name> = keptUnsent[name];
  if (kept === 'all') return;
  const rows = kept === 'none' ? [] : await kept(tx);
  await tx.clear(name);
  for (const row of rows) await tx.put(name, row);
}
