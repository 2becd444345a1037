import { presence } from '../../../app/contract/gateway/enums.ts';
import type { Connection } from '../connection.ts';
import type { Connections } from '../connections.ts';
import type { WriteContext } from '../handler.ts';
import { whoMayKnow } from './whoMayKnow.ts';

/**
 * Tells those who follow somebody whether they are there, as it is when this runs. Whoever may not know
 * any more follows them no longer.
 */
export async function tellPresence(
  context: WriteContext,
  connections: Connections,
  userId: string,
): Promise<void> {
  const following = [...connections.all].filter(
    ({ isLoggedIn, follows }) => isLoggedIn && follows.has(userId),
  );
  if (following.length === 0) return;
  const people = [...new Set(following.map(({ token }) => token.userId))];
  const allowed = new Set(await whoMayKnow(context.db, userId, people));
  const platformIDs = [...context.devicesOf(userId)];
  const status = platformIDs.length > 0 ? presence.online : presence.offline;
  for (const connection of following) {
    if (allowed.has(connection.token.userId))
      tell(context, connection, { userId, status, platformIDs });
    else connection.follows.delete(userId);
  }
}

function tell(
  context: WriteContext,
  { id, token }: Connection,
  { userId, ...said }: { userId: string; status: number; platformIDs: number[] },
): void {
  const data = { userID: userId, ...said };
  context.tell([token.userId], 'OnUserStatusChanged', data, { onlyConnection: id });
}
