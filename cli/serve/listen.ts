import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { BrandError, systemCode } from '../errors.ts';
import type { Backend } from './sandboxServer.ts';

/** Only this machine: what is served may be unpublished, and the dev server reads sources. */
const loopback = '127.0.0.1';

/**
 * Starts listening on this machine only.
 * @returns the port, which the system chose when 0 was asked for.
 * @throws BrandError (4) where the port is taken or not allowed.
 */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((done, fail) => {
    const refuse = (error: Error) => fail(portFailure(port, error));
    server.once('error', refuse);
    server.listen(port, loopback, () => {
      server.off('error', refuse);
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/**
 * Hands a backend the upgrades it owns. Others are ended, unless somebody else listens for them too.
 */
export function takeUpgrades(
  server: Server,
  backend: Pick<Backend, 'ownsUpgrade' | 'upgrade'> | null,
  others: 'end' | 'leave',
): void {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (backend?.ownsUpgrade(request.url ?? '')) backend.upgrade(request, socket, head);
    else if (others === 'end') socket.destroy();
  });
}

/** Stops listening and ends what is open, also what a backend has upgraded. */
export async function closeServer(
  server: Server,
  backend: Pick<Backend, 'hangUp'> | null = null,
): Promise<void> {
  const closed = new Promise((done) => server.close(done));
  server.closeAllConnections();
  await backend?.hangUp();
  await closed;
}

function portFailure(port: number, cause: Error): unknown {
  const code = systemCode(cause);
  const other = `--port ${port < 65535 ? port + 1 : port - 1}`;
  if (code === 'EADDRINUSE') {
    return new BrandError({
      code: 'port-taken',
      message: `Port ${port} is already in use.`,
      fix: `Stop the program that uses it, or choose another: ${other}.`,
      exitCode: 4,
      cause,
    });
  }
  if (code !== 'EACCES') return cause;
  return new BrandError({
    code: 'port-refused',
    message: `The system does not let this user serve on port ${port}.`,
    fix: 'Choose a port from 1024 on, such as --port 4173.',
    exitCode: 4,
    cause,
  });
}
