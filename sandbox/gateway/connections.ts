import type { Connection } from './connection.ts';
import { connectionLimits } from './limits.ts';

export interface Connections {
  readonly all: ReadonlySet<Connection>;
  add(connection: Connection): void;
  remove(connection: Connection): void;
  ofUser(userId: string): readonly Connection[];
  /** Those that have logged in. */
  listening(userId: string): readonly Connection[];
  /** People of whom some have, each once. */
  listeners(): readonly string[];
  /** Whether one more connection is too many. */
  isFull(userId: string, device: number): boolean;
}

/** @returns an empty register of connections. */
export function makeConnections(): Connections {
  const all = new Set<Connection>();
  const byUser = new Map<string, Set<Connection>>();
  const ofUser = (userId: string) => [...(byUser.get(userId) ?? [])];
  return {
    all,
    add: (connection) => {
      const { userId } = connection.token;
      all.add(connection);
      byUser.set(userId, (byUser.get(userId) ?? new Set()).add(connection));
    },
    remove: (connection) => {
      const { userId } = connection.token;
      all.delete(connection);
      const own = byUser.get(userId);
      own?.delete(connection);
      if (own?.size === 0) byUser.delete(userId);
    },
    ofUser,
    listening: (userId) => ofUser(userId).filter((one) => one.isLoggedIn),
    listeners: () => [...byUser.keys()].filter((id) => ofUser(id).some((one) => one.isLoggedIn)),
    isFull: (userId, device) =>
      ofUser(userId).filter((one) => one.device === device).length >= connectionLimits.perPerson,
  };
}
