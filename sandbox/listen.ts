import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { DropConnection } from './http/dropConnection.ts';
import type { Sandbox } from './sandbox.ts';

/** @returns answers requests of Node's HTTP server; those the sandbox does not own get its 404. */
export function nodeHandler(
  sandbox: Pick<Sandbox, 'fetch'>,
): (request: IncomingMessage, response: ServerResponse) => void {
  const listener = getRequestListener(
    async (request, env) => {
      const { incoming, outgoing } = env as HttpBindings;
      try {
        const address = incoming.socket.remoteAddress ?? '';
        return await sandbox.fetch(request, { address });
      } catch (error) {
        if (!(error instanceof DropConnection)) throw error;
        await drop(error, outgoing);
        return RESPONSE_ALREADY_SENT;
      }
    },
    { overrideGlobalObjects: false },
  );
  return (request, response) => void listener(request, response);
}

async function drop(error: DropConnection, outgoing: ServerResponse): Promise<void> {
  if (error.way === 'hold') await new Promise((resolve) => outgoing.once('close', resolve));
  else outgoing.destroy();
}

const notFound = 'HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';

/** @returns answers upgrades of Node's HTTP server; those the sandbox does not own get 404. */
export function nodeUpgradeHandler(
  sandbox: Pick<Sandbox, 'upgrade'>,
): (request: IncomingMessage, socket: Duplex, head: Buffer) => void {
  return (request, socket, head) => {
    if (isGatewayPath(request.url)) sandbox.upgrade(request, socket, head);
    else socket.end(notFound);
  };
}

/** Whether an address, with or without a query, is the messaging gateway's. */
export function isGatewayPath(url = ''): boolean {
  return /^\/im\/?(?:\?|$)/.test(url);
}

export type Listening = { server: Server; port: number; close(): Promise<void> };

/** Serves the sandbox alone on a port of this machine; 0 takes a free one. @throws EADDRINUSE … */
export async function listenSandbox(
  sandbox: Pick<Sandbox, 'fetch' | 'upgrade' | 'gateway'>,
  port: number,
): Promise<Listening> {
  const server = createServer(nodeHandler(sandbox));
  server.on('upgrade', nodeUpgradeHandler(sandbox));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    server,
    port: typeof address === 'object' && address ? address.port : port,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      // Upgraded connections are no longer the server's to close.
      await sandbox.gateway.hangUp();
      await closed;
    },
  };
}
