import type { Server } from 'node:http';
import { BrandError, systemCode } from '../errors.ts';

/** Starts listening. @returns the port, which the system chose when 0 was asked for. */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', (error) => {
      fail(systemCode(error) === 'EADDRINUSE' ? portTaken(port, error) : error);
    });
    server.listen(port, () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function portTaken(port: number, cause: unknown): BrandError {
  return new BrandError({
    code: 'port-taken',
    message: `Port ${port} is already in use.`,
    fix: `Stop the program that uses it, or choose another: --port ${port + 1}.`,
    exitCode: 4,
    cause,
  });
}
