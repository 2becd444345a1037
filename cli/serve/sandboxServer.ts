import { createWriteStream, type WriteStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { LogEntry, SandboxBrand } from '../../sandbox/sandbox.ts';
import type { Context } from '../context.ts';
import { BrandError, systemCode } from '../errors.ts';
import { makeFolder } from '../files/makeFolder.ts';

/** The part of a server that answers calls, uploaded files and the backend's own pages. */
export interface Backend {
  owns(path: string): boolean;
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Whether an upgrade of this address is the backend's. */
  ownsUpgrade(url: string): boolean;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Ends what was upgraded, which is no longer the server's to close. */
  hangUp(): Promise<void>;
}

export interface SandboxServer extends Backend {
  readonly dataDir: string;
  /** Makes demo people where they are missing. @returns how many; 0 also where it was interrupted. */
  seed(): Promise<number>;
  close(): Promise<void>;
}

type SandboxStart = { brands: readonly SandboxBrand[]; dataDir: string; reset: boolean };

/** Folder failures and what the command calls them. */
const failures = {
  dataFolder: ['sandbox-folder', 4],
  dataFolderForeign: ['sandbox-folder-foreign', 2],
  dataFolderBusy: ['sandbox-folder-busy', 4],
  databaseOpen: ['sandbox-database', 4],
  databaseNewer: ['sandbox-database-newer', 4],
} as const;

/**
 * Opens the local backend; a server hands it the requests it owns. The SMS it would send are said in
 * the terminal, each request is a line of `requests.jsonl` in the data folder.
 * @throws BrandError where the folder or the database cannot be used.
 */
export async function startSandbox(start: SandboxStart, context: Context): Promise<SandboxServer> {
  // Loaded here alone: every other command starts without a database.
  const [
    { openSandbox },
    { nodeHandler, isGatewayPath },
    { openDataFolder, requestLog },
    { SandboxError },
  ] = await Promise.all([
    import('../../sandbox/sandbox.ts'),
    import('../../sandbox/listen.ts'),
    import('../../sandbox/dataFolder/dataFolder.ts'),
    import('../../sandbox/sandboxError.ts'),
  ]);
  const { brands, dataDir, reset } = start;
  const { report, root, env } = context;
  const databaseUrl = env['DATABASE_URL'];
  const told = (error: unknown): unknown => {
    if (!(error instanceof SandboxError)) return error;
    const [code, exitCode] = failures[error.code];
    const { message, remedy: fix, cause } = error;
    return new BrandError({ code, message, fix, exitCode, cause });
  };
  makeDataFolder(dataDir);
  const folder = await openDataFolder(dataDir, reset).catch((error) => {
    throw told(error);
  });
  try {
    const log = requestLogger(await requestLog(dataDir), context);
    const sandbox = await openSandbox({
      ...{ root, dataDir, brands },
      ...(databaseUrl ? { databaseUrl } : {}),
      log: log.write,
      announce: (line) => report.say(line),
    });
    let isClosing = false;
    return {
      dataDir,
      owns: (path) => sandbox.owns(path),
      handle: nodeHandler(sandbox),
      ownsUpgrade: (url) => isGatewayPath(url),
      upgrade: (request, socket, head) => sandbox.upgrade(request, socket, head),
      hangUp: () => sandbox.gateway.hangUp(),
      async seed() {
        const { seedSandbox } = await import('../../sandbox/seed/seed.ts');
        return seedSandbox(sandbox).catch((error: unknown) => {
          if (!isClosing) throw error;
          return 0;
        });
      },
      async close() {
        isClosing = true;
        await sandbox.close();
        await log.close();
        await folder.close();
      },
    };
  } catch (error) {
    await folder.close();
    throw told(error);
  }
}

function makeDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir);
  } catch (cause) {
    const code = systemCode(cause);
    const isBlocked = code === 'EEXIST' || code === 'ENOTDIR';
    const reason = isBlocked
      ? ', because a file stands in its way'
      : ` (${code || 'unknown reason'})`;
    throw new BrandError({
      code: 'sandbox-folder',
      message: `The folder ${dataDir} cannot be made${reason}.`,
      fix: 'Give this user access to the place, or name another folder with --data.',
      exitCode: 4,
      cause,
    });
  }
}

function requestLogger(file: string, { report }: Context) {
  const stream: WriteStream = createWriteStream(file, { flags: 'a', mode: 0o600 });
  let isOpen = true;
  stream.on('error', (error) => {
    if (isOpen) report.warn(`Requests are no longer logged: ${error.message}`);
    isOpen = false;
  });
  return {
    write(entry: LogEntry): void {
      if (isOpen) stream.write(`${JSON.stringify(entry)}\n`);
      if (isOpen && entry.failure)
        report.warn(`The sandbox failed at ${entry.call}: ${entry.failure}`);
    },
    async close(): Promise<void> {
      isOpen = false;
      await new Promise<void>((done) => stream.end(() => done()));
    },
  };
}
