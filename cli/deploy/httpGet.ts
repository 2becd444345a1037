import { Agent as HttpAgent, get as httpGetOver, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, get as httpsGetOver } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export type HttpAnswer = {
  status: number;
  /** By name in lower case. */
  headers: Record<string, string>;
  /** Decoded. */
  body: Buffer;
};

export type HttpClient = {
  /** @throws Error where nothing whole comes back in time, or what comes cannot be decoded. */
  get(url: string, acceptEncoding: string): Promise<HttpAnswer>;
  close(): void;
};

/** Larger than any file of a site. */
const bodyLimit = 64_000_000;

/**
 * Reads addresses as a browser's cache would see them: no redirects followed, connections kept.
 * Names under `.localhost` are this machine (RFC 6761), also where the system does not resolve them.
 */
export function openHttp({
  timeoutMs,
  signal,
  width,
}: {
  timeoutMs: number;
  signal: AbortSignal;
  /** Connections at a time. */
  width: number;
}): HttpClient {
  const agents = {
    http: new HttpAgent({ keepAlive: true, maxSockets: width }),
    https: new HttpsAgent({ keepAlive: true, maxSockets: width }),
  };
  return {
    get: (url, acceptEncoding) =>
      request(new URL(url), acceptEncoding, { agents, timeoutMs, signal }),
    close() {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
}

type Facts = {
  agents: { http: HttpAgent; https: HttpsAgent };
  timeoutMs: number;
  signal: AbortSignal;
};

function request(url: URL, acceptEncoding: string, facts: Facts): Promise<HttpAnswer> {
  const { agents, timeoutMs, signal } = facts;
  const local = url.hostname.endsWith('.localhost');
  const options = {
    headers: { Host: url.host, 'Accept-Encoding': acceptEncoding, 'Cache-Control': 'no-cache' },
    signal,
    hostname: local ? '127.0.0.1' : url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port,
    path: url.pathname + url.search,
    timeout: timeoutMs,
  };
  return new Promise((done, fail) => {
    const take = (response: IncomingMessage): void => {
      collect(response).then(
        (body) => done(answerOf(response, body)),
        (error) => fail(error),
      );
    };
    const sent =
      url.protocol === 'https:'
        ? httpsGetOver({ ...options, agent: agents.https }, take)
        : httpGetOver({ ...options, agent: agents.http }, take);
    sent.on('timeout', () => sent.destroy(new Error(`no answer in ${timeoutMs / 1000} s`)));
    sent.on('error', fail);
  });
}

async function collect(response: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response) {
    bytes += (part as Buffer).byteLength;
    if (bytes > bodyLimit) throw new Error('the answer is larger than any file of a site');
    parts.push(part as Buffer);
  }
  if (!response.complete) throw new Error('the answer was cut off');
  return decoded(Buffer.concat(parts), response.headers['content-encoding']);
}

function decoded(body: Buffer, encoding: string | undefined): Buffer {
  const limits = { maxOutputLength: bodyLimit };
  if (encoding === 'br') return brotliDecompressSync(body, limits);
  if (encoding === 'gzip') return gunzipSync(body, limits);
  if (encoding === undefined || encoding === 'identity') return body;
  throw new Error(`the answer is in an encoding nobody asked for: ${encoding}`);
}

function answerOf({ statusCode = 0, headers }: IncomingMessage, body: Buffer): HttpAnswer {
  const plain = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return { status: statusCode, headers: Object.fromEntries(plain), body };
}
