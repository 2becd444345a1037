import * as http from 'node:http';
import * as https from 'node:https';
import { plan } from './plan.ts';

type Asked = {
  path: string;
  method?: 'GET' | 'POST' | 'DELETE';
  /** Bytes are sent as they are, with the content type among `headers`; anything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Where the site is served; any of those under test where none is named. */
  origin?: string;
};

/**
 * Where Node finds the host of an address: it resolves no `*.localhost`, so such a host goes into the
 * header alone.
 */
export function reach({ hostname, host }: URL): { hostname: string; host: string } {
  const isHere = hostname === 'localhost' || hostname.endsWith('.localhost');
  return { hostname: isHere ? '127.0.0.1' : hostname, host };
}

let asked = 0;

/** An address of this machine, another one each time: the backend counts how often one asks. */
function nextAddress(): string {
  asked += 1;
  return `127.1.${process.pid % 256}.${(asked % 250) + 1}`;
}

/**
 * Asks the server under test for JSON.
 * @throws where the answer is no JSON
 */
export async function ask({
  path,
  body,
  method = body === undefined ? 'GET' : 'POST',
  headers = {},
  origin = plan.sites[0]?.origin ?? '',
}: Asked): Promise<unknown> {
  const address = new URL(path, origin);
  const { hostname, host } = reach(address);
  const text = await new Promise<string>((resolve, reject) => {
    const sent = (address.protocol === 'https:' ? https : http).request(
      {
        hostname,
        port: address.port,
        ...(process.platform === 'linux' && hostname === '127.0.0.1'
          ? { localAddress: nextAddress() }
          : {}),
        // A connection of its own: one kept open may be closed by the server as it is used again.
        agent: false,
        method,
        path: `${address.pathname}${address.search}`,
        headers: {
          host,
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => resolve(Buffer.concat(parts).toString('utf8')));
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    if (body === undefined) sent.end();
    else sent.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
  });
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${path} answered no JSON: ${text.slice(0, 200)}`, { cause });
  }
}
