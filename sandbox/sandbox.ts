import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { defaultPasswordCost } from './auth/passwords.ts';
import { loadSecret } from './auth/secret.ts';
import type { SandboxBrand } from './brands.ts';
import { makeBrands } from './brands.ts';
import { makeViewers } from './content/viewers.ts';
import { openDatabase } from './database/openDatabase.ts';
import { createFaults, type Faults } from './faults/faults.ts';
import { type Gateway, openGateway } from './gateway/gateway.ts';
import { allowedOrigins } from './http/cors.ts';
import { createApp } from './http/createApp.ts';
import { removeGivenUpFiles } from './media/removeFiles.ts';
import type { LogEntry, Services } from './services.ts';

export type { SandboxBrand } from './brands.ts';
export type { LogEntry } from './services.ts';

export type SandboxOptions = {
  /** Folder of the repository: migrations are read from below it. */
  root: string;
  /** Folder of the data; made where it is missing. */
  dataDir: string;
  brands: readonly SandboxBrand[];
  /** Origins that may call from elsewhere, beside the brands' own and those of this machine. */
  allowedOrigins?: (origin: string) => boolean;
  log: (entry: LogEntry) => void;
  announce: (line: string) => void;
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  clock?: () => number;
  randomBytes?: (count: number) => Uint8Array;
  /** N of scrypt: a power of two. Tests take a small one. @default 2^14 */
  passwordCost?: number;
  /** A libSQL server, or a file, instead of the database in the data folder. */
  databaseUrl?: string;
  /** False for benches and tests that send more than a person could. @default true */
  hasRateLimits?: boolean;
};

export type Sandbox = {
  /** @throws DropConnection where a fault says that no answer may come. */
  fetch(request: Request, remote?: { address: string }): Promise<Response>;
  /** Connects to the messaging gateway, at /im. Never throws. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Whether a path is the sandbox's to answer: /im, or below /api, /media or /sandbox. */
  owns(path: string): boolean;
  faults: Faults;
  gateway: Gateway;
  /** For the seed and for tests. */
  services: Services;
  close(): Promise<void>;
};

const owned = /^\/(?:api|media|sandbox|im)(?:\/|$)/;

/**
 * Opens the local backend of these brands. For development and tests, not for production.
 * @throws SandboxError when the data folder or the database cannot be used.
 */
export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  const secret = await loadSecret(options.dataDir);
  const db = await openDatabase(options);
  const now = options.clock ?? Date.now;
  const services: Services = {
    root: options.root,
    dataDir: options.dataDir,
    brands: makeBrands(options.brands),
    db,
    secret,
    now,
    randomBytes: options.randomBytes ?? randomBytes,
    passwordCost: options.passwordCost ?? defaultPasswordCost,
    log: options.log,
    announce: options.announce,
    viewers: makeViewers(now),
  };
  await removeGivenUpFiles(services);
  const faults = createFaults();
  const isAllowed = allowedOrigins(services.brands, options.allowedOrigins ?? (() => false));
  const shared = { faults, isAllowed, hasRateLimits: options.hasRateLimits ?? true };
  const gateway = openGateway(services, shared);
  const app = createApp(services, { ...shared, gateway });
  return {
    fetch: async (request, remote) => app.fetch(request, { address: remote?.address ?? '' }),
    owns: (path) => owned.test(path),
    upgrade: (request, socket, head) => gateway.upgrade(request, socket, head),
    faults,
    gateway,
    services,
    close: async () => {
      await gateway.close();
      await db.close();
    },
  };
}
