import { Agent as HttpAgent, get as httpGetOver, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, get as httpsGetOver } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startPatience } from './patience.ts';
import { bodyLimit, readWhole } from './readWhole.ts';

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
  const { agents, timeoutMs } = facts;
  const patience = startPatience(timeoutMs, { interruption: facts.signal });
  const local = url.hostname.endsWith('.localhost');
  const options = {
    headers: { Host: url.host, 'Accept-Encoding': acceptEncoding, 'Cache-Control': 'no-cache' },
    signal: patience.signal,
    hostname: local ? '127.0.0.1' : url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port,
    path: url.pathname + url.search,
    timeout: timeoutMs,
  };
  const answer = new Promise<HttpAnswer>((done, fail) => {
    const take = (response: IncomingMessage): void => {
      const length = response.headers['content-length'];
      patience.expect(Number(length ?? 0) || 0);
      readWhole(response, undefined)
        .then((body) =>
          done(answerOf(response, decoded(body, response.headers['content-encoding']))),
        )
        .catch(fail);
    };
    const sent =
      url.protocol === 'https:'
        ? httpsGetOver({ ...options, agent: agents.https }, take)
        : httpGetOver({ ...options, agent: agents.http }, take);
    sent.on('timeout', () => sent.destroy(new Error(`no answer in ${timeoutMs / 1000} s`)));
    sent.on('error', fail);
  });
  return answer
    .catch((error) => {
      throw patience.isOver() ? new Error('the answer came too slowly to its end') : error;
    })
    .finally(() => patience.end());
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
