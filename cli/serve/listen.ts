import type { Server } from 'node:http';
import { BrandError, systemCode } from '../errors.ts';

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

/** Stops listening and ends what is open. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
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
