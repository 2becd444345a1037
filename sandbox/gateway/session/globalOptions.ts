import { and, inArray, ne } from 'drizzle-orm';
import { receiveOption } from '../../../app/contract/gateway/enums.ts';
import type { Queries } from '../../database/database.ts';
import { personDetails } from './tables.ts';

/** @returns the receive option people have set for everything; those with the normal one are left out. */
export async function globalOptionsOf(
  db: Queries,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ userId: personDetails.userId, option: personDetails.globalRecvMsgOpt })
    .from(personDetails)
    .where(
      and(
        inArray(personDetails.userId, [...userIds]),
        ne(personDetails.globalRecvMsgOpt, receiveOption.normal),
      ),
    );
  return new Map(rows.map(({ userId, option }) => [userId, option]));
}

/** @returns whether somebody receives messages: the option for everything goes before that of one conversation. */
export function isReceiving(globalOption: number | undefined, ownOption: number): boolean {
  return (globalOption || ownOption) !== receiveOption.none;
}
