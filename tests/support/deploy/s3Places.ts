import { afterAll, afterEach, beforeAll } from 'vitest';
import { openS3Store } from '../../../cli/deploy/s3Store.ts';
import type { Store } from '../../../cli/deploy/store.ts';
import type { S3Target } from '../../../cli/deploy/target.ts';
import { bucket, type S3Server, startS3Server } from './s3Server.ts';

export type S3Places = {
  readonly server: S3Server;
  /** A prefix of the bucket that nothing else writes to. */
  fresh(): string;
  /** The store at a prefix, patient unless changed. */
  store(prefix: string, changes?: Partial<S3Target>): Store;
};

/**
 * One S3 server for the tests of a file, with its keys in the environment. After each
 * test its faults are gone and the environment is as before.
 */
export function s3Places(): S3Places {
  const before = { ...process.env };
  let server: S3Server;
  let places = 0;

  beforeAll(async () => {
    server = await startS3Server();
    process.env = { ...before, ...server.credentials };
  });
  afterEach(() => {
    server.fault = null;
    process.env = { ...before, ...server.credentials };
  });
  afterAll(async () => {
    process.env = before;
    await server.close();
  });

  return {
    get server() {
      return server;
    },
    fresh: () => {
      places += 1;
      return `place-${places}`;
    },
    store: (prefix, changes) =>
      openS3Store({
        kind: 's3',
        name: 'test',
        encoding: 'none',
        keepDays: 30,
        siteUrl: null,
        bucket,
        prefix,
        endpoint: server.endpoint,
        region: undefined,
        profile: undefined,
        pathStyle: true,
        timeoutMs: 20_000,
        ...changes,
      }),
  };
}
