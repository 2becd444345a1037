import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { runPool } from '../build/pool.ts';
import { type Patience, startPatience } from './patience.ts';
import { readWhole } from './readWhole.ts';
import { s3Failure } from './s3Failure.ts';
import { type ReadObject, type Store, StoreConflict, type WriteOptions } from './store.ts';
import type { S3Target } from './target.ts';

const connectMs = 10_000;
const removedAtOnce = 8;

type Place = {
  client: S3Client;
  bucket: string;
  /** With its slash, or empty. */
  prefix: string;
  now: () => number;
  timeoutMs: number;
};

/** A bucket as a store. Credentials come from the SDK's own chain: environment, profile, machine role. */
export function openS3Store(target: S3Target): Store {
  const { bucket } = target;
  const prefix = target.prefix === '' ? '' : `${target.prefix}/`;
  const name = `s3://${bucket}${prefix === '' ? '' : `/${target.prefix}`}`;
  const client = makeClient(target);
  const clock = followClock(client);
  const place: Place = { client, bucket, prefix, now: clock, timeoutMs: target.timeoutMs };
  const told = target.endpoint ? `${name} at ${target.endpoint}` : name;
  const guarded = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw s3Failure(told, error);
    }
  };
  return {
    name,
    list: (under) => guarded(listObjects(place, under)),
    read: (key) => guarded(readObject(place, key)),
    write: (key, body, options = {}) => guarded(writeObject(place, key, body, options)),
    remove: (keys) =>
      guarded(
        runPool(keys, removedAtOnce, async (key) => {
          const command = new DeleteObjectCommand({ Bucket: bucket, Key: prefix + key });
          await inTime(place, {}, ({ signal }) => client.send(command, { abortSignal: signal }));
        }),
      ),
    now: async () => new Date(clock()),
    close: () => client.destroy(),
  };
}

function makeClient({ region, endpoint, profile, pathStyle, timeoutMs }: S3Target): S3Client {
  // The SDK is pinned to a version that runs on this Node; its notice about later ones helps nobody here.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  // A store of one's own has no regions, but requests are signed for one.
  const usual = endpoint === undefined ? undefined : 'us-east-1';
  // A workflow hands variables that nobody has set on as empty texts.
  const { AWS_REGION, AWS_DEFAULT_REGION } = process.env;
  const named = region ?? (AWS_REGION || AWS_DEFAULT_REGION || usual);
  return new S3Client({
    ...(named === undefined ? {} : { region: named }),
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(profile === undefined ? {} : { profile }),
    forcePathStyle: pathStyle,
    maxAttempts: 3,
    // Bodies are signed by their SHA-256 already; many stores do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: Math.min(connectMs, timeoutMs),
      socketTimeout: timeoutMs,
    },
  });
}

/** @returns the time by the store's clock, as its last answer gave it. */
function followClock(client: S3Client): () => number {
  let offset = 0;
  client.middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args);
      const { headers } = result.response as { headers?: Record<string, string> };
      const time = Date.parse(headers?.['date'] ?? '');
      if (!Number.isNaN(time)) offset = time - Date.now();
      return result;
    },
    { step: 'deserialize', priority: 'low', name: 'followClock' },
  );
  return () => Date.now() + offset;
}

/** @throws TimeoutError where a request does not come to its end, although bytes may still trickle. */
async function inTime<T>(
  { timeoutMs }: Place,
  request: { bytes?: number; interruption?: AbortSignal | undefined },
  work: (patience: Patience) => Promise<T>,
): Promise<T> {
  const patience = startPatience(timeoutMs, request);
  try {
    return await work(patience);
  } catch (error) {
    if (!patience.isOver()) throw error;
    throw Object.assign(new Error('The request took too long.'), { name: 'TimeoutError' });
  } finally {
    patience.end();
  }
}

async function listObjects(place: Place, under: string): Promise<Map<string, number>> {
  const { client, bucket, prefix } = place;
  const found = new Map<string, number>();
  let next: string | undefined;
  do {
    const command = new ListObjectsV2Command({
      Bucket: bucket,
      Prefix: prefix + under,
      ...(next === undefined ? {} : { ContinuationToken: next }),
    });
    const page = await inTime(place, {}, ({ signal }) =>
      client.send(command, { abortSignal: signal }),
    );
    for (const { Key, Size } of page.Contents ?? []) {
      if (Key?.startsWith(prefix)) found.set(Key.slice(prefix.length), Size ?? 0);
    }
    next = page.IsTruncated ? page.NextContinuationToken : undefined;
  } while (next !== undefined);
  return found;
}

async function readObject(place: Place, key: string): Promise<ReadObject | null> {
  const { client, bucket, prefix } = place;
  const command = new GetObjectCommand({ Bucket: bucket, Key: prefix + key });
  try {
    return await inTime(place, {}, async (patience) => {
      const answer = await client.send(command, { abortSignal: patience.signal });
      patience.expect(answer.ContentLength ?? 0);
      const body = await readWhole(answer.Body as Readable, answer.ContentLength);
      const written = answer.LastModified?.getTime() ?? place.now();
      const ageMs = Math.max(0, place.now() - written);
      return { body, etag: answer.ETag ?? '', ageMs };
    });
  } catch (error) {
    if ((error as Error).name === 'NoSuchKey') return null;
    throw error;
  }
}

async function writeObject(
  place: Place,
  key: string,
  body: Uint8Array,
  { headers = {}, condition, signal }: WriteOptions,
): Promise<string> {
  const { client, bucket, prefix } = place;
  const command = new PutObjectCommand({
    Bucket: bucket,
    Key: prefix + key,
    Body: body,
    ContentType: headers.contentType,
    ContentEncoding: headers.contentEncoding,
    CacheControl: headers.cacheControl,
    ...(condition === undefined ? {} : conditionHeaders(condition)),
  });
  try {
    const request = { bytes: body.byteLength, interruption: signal };
    const answer = await inTime(place, request, (patience) =>
      client.send(command, { abortSignal: patience.signal }),
    );
    return answer.ETag ?? '';
  } catch (error) {
    if (condition === undefined || !isConflict(error)) throw error;
    // A write whose answer was lost is sent again, and then meets itself.
    const there = await readObject(place, key);
    if (there?.body.equals(body)) return there.etag;
    throw new StoreConflict(key);
  }
}

const conditionHeaders = (condition: NonNullable<WriteOptions['condition']>) =>
  condition === 'absent' ? { IfNoneMatch: '*' } : { IfMatch: condition.etag };

/** 412: it is there, or another one; 409: somebody writes it now; 404: it is gone. */
function isConflict(error: unknown): boolean {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  const { name } = error as Error;
  return [412, 409].includes($metadata?.httpStatusCode ?? 0) || name === 'NoSuchKey';
}
