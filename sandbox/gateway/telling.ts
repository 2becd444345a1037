import { encodeEvent } from '../../app/contract/gateway/encoding.ts';
import type { GatewayEventName } from '../../app/contract/gateway/events.ts';
import { noteChange } from '../database/commitFacts.ts';
import type { Queries } from '../database/database.ts';
import type { Services } from '../services.ts';
import { type Connection, sendEvent } from './connection.ts';
import type { FrameFaults } from './frameFaults.ts';
import type { Caller, Tell, WriteContext } from './handler.ts';

export interface Audience {
  /** Connections of a person that have logged in. */
  listening(userId: string): readonly Connection[];
  /** People who have such connections, each once. */
  listeners(): readonly string[];
}

type Told =
  | { userIds: readonly string[]; event: GatewayEventName; data: string; options: Tell }
  | { soon: string; tell: TellSoon };

/** What somebody does to tell people later. */
export type TellSoon = (context: WriteContext) => Promise<void>;
/** Has somebody tell people in a moment, once for all with the same name until then. */
export type Soon = (name: string, caller: Caller, tell: TellSoon) => void;

/** Runs writing work for a caller; what it tells goes out right after the commit. */
export type RunWrite = <Result>(
  caller: Caller,
  work: (context: WriteContext) => Promise<Result>,
) => Promise<Result>;

/** @returns what writing work for a caller may use in a transaction there is, which tells it as it commits. */
export type WriteWithin = (tx: Queries, caller: Caller) => WriteContext;

/** @returns runs one transaction at a time, so that everybody hears of changes in the order made. */
export function makeTelling(
  services: Services,
  audience: Audience,
  faults: FrameFaults,
  soon: Soon,
): { runWrite: RunWrite; writeWithin: WriteWithin } {
  const makeContext = (db: Queries, caller: Caller, told: Told[]): WriteContext => ({
    services,
    caller,
    now: services.now(),
    db,
    tell: (userIds, event, data, options = {}) => {
      told.push({ userIds, event, data: encodeEvent(data), options });
    },
    soon: (name, tell) => told.push({ soon: name, tell }),
    listeners: () => audience.listeners(),
    isListening: (userId) => audience.listening(userId).length > 0,
    devicesOf: (userId) => [...new Set(audience.listening(userId).map((one) => one.device))],
    follow: (userIds, isFollowed) => follow(audience, caller, userIds, isFollowed),
  });
  const send = (caller: Caller, told: readonly Told[]) => {
    for (const one of told) {
      if ('soon' in one) soon(one.soon, caller, one.tell);
      else flush(one, audience, faults);
    }
  };
  return {
    runWrite: (caller, work) => {
      const told: Told[] = [];
      return services.db.write(
        (tx) => work(makeContext(tx, caller, told)),
        () => send(caller, told),
      );
    },
    writeWithin: (tx, caller) => {
      const told: Told[] = [];
      noteChange(tx, { about: 'told', send: () => send(caller, told) });
      return makeContext(tx, caller, told);
    },
  };
}

function flush(
  { userIds, event, data, options }: Exclude<Told, { soon: string }>,
  audience: Audience,
  faults: FrameFaults,
) {
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
