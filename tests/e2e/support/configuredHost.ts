import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { mediaTypes } from '../../../cli/serve/mediaTypes.data.ts';

/**
 * A host that reads a site's `nginx.conf` when it starts, as nginx does, and never again: what is
 * published later is served with the headers of that day.
 * @param folder of the live site
 */
export async function startConfiguredHost(folder: string): Promise<Server> {
  const headers = headersOf(readFileSync(join(folder, 'nginx.conf'), 'utf8'));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const file = extname(pathname) === '' ? '/index.html' : pathname;
    try {
      const body = readFileSync(join(folder, file));
      const type = mediaTypes[extname(file).slice(1)] ?? 'application/octet-stream';
      response.writeHead(200, { ...headers, 'Content-Type': type }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return server;
}

export const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** What the location of the page adds. */
function headersOf(configuration: string): Record<string, string> {
  const [, location = ''] = /\n {2}location \/ \{\n(.*?)\n {2}\}/s.exec(configuration) ?? [];
  const added = [...location.matchAll(/^ +add_header (\S+) "(.*?)"/gm)];
  if (added.length === 0) throw new Error('The configuration has no headers for the page.');
  return Object.fromEntries(added.map(([, name, value]) => [name, value]));
}
