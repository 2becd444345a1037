import { webPlatform } from '../../contract/gateway/enums.ts';
import type { OpenSocket, TextSocket } from '../../platform/webSocket.ts';

export type GatewayLogin = { userID: string; token: string };

/** One socket from its opening to its end. After `drop` it calls nothing more, whatever the socket does. */
export interface Connection {
  /** @returns whether the socket took it. */
  send(text: string): boolean;
  drop(): void;
}

/** Callbacks of a connection; assigning others hands it over. */
export type ConnectionHolder = {
  opened: () => void;
  received: (data: unknown) => void;
  lost: () => void;
};

/**
 * The address: protocol reference, section 1.1.
 * @param url address of the gateway; the protocol wants the token in its query, and errors that might
 * quote it stay in here.
 * @returns null when the address cannot be used.
 */
export function openConnection(
  openSocket: OpenSocket,
  url: () => string,
  login: GatewayLogin,
  holder: ConnectionHolder,
): Connection | null {
  let isLive = true;
  let socket: TextSocket;
  try {
    socket = openSocket(withLogin(url(), login), {
      open: () => isLive && holder.opened(),
      message: (data) => isLive && holder.received(data),
      close: () => {
        if (!isLive) return;
        isLive = false;
        holder.lost();
      },
    });
  } catch {
    return null;
  }
  return {
    send(text) {
      if (!isLive) return false;
      try {
        socket.send(text);
        return true;
      } catch {
        return false;
      }
    },
    drop() {
      if (!isLive) return;
      isLive = false;
      socket.close();
    },
  };
}

function withLogin(base: string, { userID, token }: GatewayLogin): string {
  const query = [
    `sendID=${encodeURIComponent(userID)}`,
    `token=${encodeURIComponent(token)}`,
    `platformID=${webPlatform}`,
  ].join('&');
  return `${base}${base.includes('?') ? '&' : '?'}${query}`;
}
