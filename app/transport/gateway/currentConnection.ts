import {
  type Connection,
  type ConnectionHolder,
  type GatewayLogin,
  openConnection,
} from './connection.ts';
import type { GatewayOptions } from './gatewayOptions.ts';

/** A connection with its callbacks. */
export type HeldConnection = { connection: Connection; holder: ConnectionHolder };

/** The one connection of the client, if it has one. */
export interface CurrentConnection {
  /** Opens one in place of none. @returns false where the address cannot be used */
  open(login: GatewayLogin, holder: ConnectionHolder): boolean;
  /** @returns whether the socket took it */
  send(text: string): boolean;
  drop(): void;
  /** Lets it go without closing it. @returns null where there is none */
  handOver(): HeldConnection | null;
  /** @returns whether the connection is still the one of this call, or still none */
  remember(): () => boolean;
  /** Sockets asked for so far. */
  openings(): number;
}

export function createCurrentConnection({
  openSocket,
  url,
}: Pick<GatewayOptions, 'openSocket' | 'url'>): CurrentConnection {
  let held: HeldConnection | null = null;
  let openings = 0;
  return {
    open(login, holder) {
      openings += 1;
      const connection = openConnection(openSocket, url, login, holder);
      held = connection && { connection, holder };
      return connection !== null;
    },
    send: (text) => held?.connection.send(text) ?? false,
    drop() {
      const dropped = held;
      held = null;
      dropped?.connection.drop();
    },
    handOver() {
      const handedOver = held;
      held = null;
      return handedOver;
    },
    remember() {
      const before = held;
      return () => held === before;
    },
    openings: () => openings,
  };
}
