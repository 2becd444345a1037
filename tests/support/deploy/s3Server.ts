import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { type Fault, refuse, spoil } from './s3Faults.ts';
import { answerList } from './s3List.ts';
import { isSigned, knownKeys } from './s3Signature.ts';

export type S3Server = {
  endpoint: string;
  /** Accepted by the server; any other pair is refused by its signature. */
  credentials: { AWS_ACCESS_KEY_ID: string; AWS_SECRET_ACCESS_KEY: string };
  /** Asked for each request; null lets it through, at once or when it comes. */
  fault: ((request: { method: string; path: string }) => Fault | null | Promise<null>) | null;
  /** Of the requests so far. */
  requests: string[];
  close(): Promise<void>;
};

export const bucket = 'sites';

/**
 * s3rver behind a door where faults happen. It keeps objects with their headers and checks keys and
 * clocks; what it lacks is added at the door: signatures, conditions of writes one after another, and
 * lists of several pages.
 */
export async function startS3Server({ conditions = true } = {}): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), 's3-'));
  const s3 = new S3rver({
    directory: folder,
    silent: true,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  await s3.configureBuckets();
  const answer = s3.callback();
  const takeTurn = turns();
  const server = createServer(async (request, response) => {
    const { method = '', url = '' } = request;
    const path = decodeURIComponent(url.split('?')[0] ?? '');
    running.requests.push(`${method} ${path}`);
    const fault = (await running.fault?.({ method, path })) ?? null;
    if (fault !== null && spoil(fault, request, response)) return;
    if (!(await isSigned(request, path))) {
      refuse(response, 403, 'SignatureDoesNotMatch');
      return;
    }
    if (method === 'GET' && url.includes('list-type=2') && (await hasBucket(s3, path))) {
      await answerList(s3, new URL(url, 'http://store'), response);
      return;
    }
    const condition = conditions && method === 'PUT' ? conditionOf(request) : null;
    if (condition === null) void answer(request, response);
    else {
      takeTurn(async () => {
        const [, name = '', ...key] = path.split('/');
        const there = await etagOf(s3, name, key.join('/'));
        if (!holds(condition, there)) refuse(response, 412, 'PreconditionFailed');
        else void answer(request, response);
        await once(response, 'close');
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const running: S3Server = {
    endpoint: `http://127.0.0.1:${port}`,
    credentials: {
      AWS_ACCESS_KEY_ID: knownKeys.accessKeyId,
      AWS_SECRET_ACCESS_KEY: knownKeys.secretAccessKey,
    },
    fault: null,
    requests: [],
    async close() {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return running;
}

const hasBucket = (s3: S3rver, path: string): Promise<boolean> =>
  s3.store.getBucket(path.split('/')[1] ?? '').then(Boolean);

function turns(): (work: () => Promise<void>) => void {
  let last = Promise.resolve();
  return (work) => {
    last = last.then(work, work);
  };
}

type Condition = { absent: true } | { etag: string };

function conditionOf({ headers }: IncomingMessage): Condition | null {
  if (headers['if-none-match'] === '*') return { absent: true };
  const etag = headers['if-match'];
  return etag === undefined ? null : { etag };
}

const holds = (condition: Condition, there: string | null): boolean =>
  'etag' in condition ? there === condition.etag : there === null;

async function etagOf(s3: S3rver, name: string, key: string): Promise<string | null> {
  if (!(await s3.store.existsObject(name, key))) return null;
  return (await s3.store.getMetadata(name, key)).etag;
}
