import { get as getHttp, type RequestOptions } from 'node:http';
import { get as getHttps } from 'node:https';

export type Answer = { status: number; text: string; location: string | undefined };

/** Milliseconds a host has to answer. */
const patience = 20_000;
/** More than any release record or overview has. */
const mostBytes = 32 * 1024 * 1024;

/**
 * Asks an address for JSON, without following where it leads. Names under `localhost` are this machine,
 * as in browsers; Node does not know them.
 * @throws the network's error, or an abort.
 */
export function getText(address: string, signal: AbortSignal): Promise<Answer> {
  const { protocol, hostname, host, port, pathname } = new URL(address);
  const isHere = hostname === 'localhost' || hostname.endsWith('.localhost');
  const options: RequestOptions = {
    hostname: isHere ? '127.0.0.1' : hostname,
    port,
    path: pathname,
    headers: { host, accept: 'application/json' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
  };
  return new Promise((resolve, reject) => {
    const get = protocol === 'https:' ? getHttps : getHttp;
    const asked = get(options, (response) => {
      const parts: Buffer[] = [];
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
        if (bytes > mostBytes) response.destroy(new Error('The answer is too long.'));
        else parts.push(part);
      });
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(parts).toString('utf8'),
          location: response.headers.location,
        }),
      );
    });
    asked.on('error', reject);
  });
}
