import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocketServer } from 'ws';
import type { Faults } from '../faults/faults.ts';
import type { OriginRule } from '../http/cors.ts';
import { judgeUpgrade } from './handshake.ts';
import { connectionLimits } from './limits.ts';
import { refuseUpgrade } from './refuseUpgrade.ts';
import { type Serving, serveConnection } from './serveConnection.ts';

export type UpgradeOptions = {
  faults: Faults;
  isAllowed: OriginRule;
  hasRateLimits: boolean;
};

export interface Upgrades {
  /** Refuses an upgrade, or serves what becomes of it. Never throws. */
  answer(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Destroys every socket that is left, also those never answered. */
  destroySockets(): void;
  close(): void;
}

/** Takes the HTTP server's upgrades to connections. */
export function makeUpgrades(serving: Serving, options: UpgradeOptions): Upgrades {
  const { services, connections, closing } = serving;
  const server = new WebSocketServer({ noServer: true, maxPayload: connectionLimits.frameBytes });
  // Upgraded sockets are no longer the HTTP server's to close.
  const sockets = new Set<Duplex>();
  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const asked = await judgeUpgrade(services, options.isAllowed, request);
    if (typeof asked === 'number') return refuseUpgrade(socket, asked);
    const { token, device } = asked;
    const fault = options.faults.meet('gateway:connect', [token.userId, token.deviceId]);
    if (fault?.kind === 'half-open') return;
    if (fault?.kind === 'latency') await delay(fault.ms, undefined, { signal: closing });
    else if (fault) return refuseUpgrade(socket, fault.kind === 'refuse' ? 503 : 'drop');
    if (closing.aborted) return refuseUpgrade(socket, 503);
    if (connections.isFull(token.userId, device)) return refuseUpgrade(socket, 401);
    server.handleUpgrade(request, socket, head, (webSocket) => {
      serveConnection(serving, webSocket, { ...asked, hasRateLimit: options.hasRateLimits });
    });
  };
  return {
    answer(request, socket, head) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      socket.on('error', () => socket.destroy());
      serving.inBackground(upgrade(request, socket, head).catch(() => socket.destroy()));
    },
    destroySockets() {
      for (const socket of sockets) socket.destroy();
    },
    close: () => server.close(),
  };
}
