import { encodeEvent } from '../../app/contract/gateway/encoding.ts';
import type { GatewayEventName } from '../../app/contract/gateway/events.ts';
import type { Queries } from '../database/database.ts';
import type { Services } from '../services.ts';
import { type Connection, sendEvent } from './connection.ts';
import type { FrameFaults } from './frameFaults.ts';
import type { Caller, Tell, WriteContext } from './handler.ts';

export interface Audience {
  /** Connections of a person that have logged in. */
  listening(userId: string): readonly Connection[];
}

type Told = { userIds: readonly string[]; event: GatewayEventName; data: string; options: Tell };

/** Runs writing work for a caller; what it tells goes out right after the commit. */
export type RunWrite = <Result>(
  caller: Caller,
  work: (context: WriteContext) => Promise<Result>,
) => Promise<Result>;

/** @returns runs one transaction at a time, so that everybody hears of changes in the order made. */
export function makeRunWrite(
  services: Services,
  audience: Audience,
  faults: FrameFaults,
): RunWrite {
  return (caller, work) => {
    const told: Told[] = [];
    const makeContext = (db: Queries): WriteContext => ({
      services,
      caller,
      now: services.now(),
      db,
      tell: (userIds, event, data, options = {}) => {
        told.push({ userIds, event, data: encodeEvent(data), options });
      },
      isListening: (userId) => audience.listening(userId).length > 0,
      devicesOf: (userId) => [...new Set(audience.listening(userId).map((one) => one.device))],
      follow: (userIds, isFollowed) => follow(audience, caller, userIds, isFollowed),
    });
    return services.db.write(
      (tx) => work(makeContext(tx)),
      () => {
        for (const one of told) flush(one, audience, faults);
      },
    );
  };
}

function flush({ userIds, event, data, options }: Told, audience: Audience, faults: FrameFaults) {
  const { exceptConnection, onlyConnection } = options;
  for (const userId of new Set(userIds)) {
    for (const connection of audience.listening(userId)) {
      if (connection.id === exceptConnection) continue;
      if (onlyConnection !== undefined && connection.id !== onlyConnection) continue;
      sendEvent(connection, faults, event, data);
    }
  }
}

function follow(
  audience: Audience,
  { userId, connectionId }: Caller,
  userIds: readonly string[],
  isFollowed: boolean,
): void {
  const own = audience.listening(userId).find(({ id }) => id === connectionId);
  for (const one of userIds) isFollowed ? own?.follows.add(one) : own?.follows.delete(one);
}
