import { request } from 'node:http';
import { port as ownPort } from '../playwright.config.ts';

type Asked = {
  path: string;
  method?: 'GET' | 'POST' | 'DELETE';
  body?: unknown;
  headers?: Record<string, string>;
  /** Name of a brand's host, such as `clatter.localhost`. */
  host?: string;
  /** Of a server that a test runs itself. */
  port?: number;
};

/**
 * Asks the server under test for JSON. Node resolves no `*.localhost`, so the host goes into the
 * header alone.
 * @throws where the answer is no JSON
 */
export async function ask({
  path,
  body,
  method = body === undefined ? 'GET' : 'POST',
  headers = {},
  host = 'localhost',
  port = ownPort,
}: Asked): Promise<unknown> {
  const text = await new Promise<string>((resolve, reject) => {
    const sent = request(
      {
        port,
        method,
        path,
        host: '127.0.0.1',
        headers: {
          host: `${host}:${port}`,
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
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${path} answered no JSON: ${text.slice(0, 200)}`, { cause });
  }
}
