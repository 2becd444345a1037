import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Piecewise = {
  /** Without a trailing slash. */
  origin: string;
  /** Sends the rest of the page. */
  finish: () => void;
  close: () => void;
};

/**
 * A line over which the page of a site comes in two pieces, and everything else whole.
 * @param site origin of the site on this machine
 * @param mark text of the page before which the first piece ends
 */
export async function startPiecewise(site: string, mark: string): Promise<Piecewise> {
  const { host, hostname, port } = new URL(site);
  let finish = (): void => undefined;
  const finished = new Promise<void>((done) => {
    finish = done;
  });
  const sendPage = async (answer: IncomingMessage, response: ServerResponse): Promise<void> => {
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part);
    const page = Buffer.concat(parts);
    const end = page.indexOf(mark);
    if (end === -1) throw new Error(`The page has no ${mark}.`);
    response.write(page.subarray(0, end));
    await finished;
    response.end(page.subarray(end));
  };
  const server = createServer(({ url = '/' }, response) => {
    // Plain, so that a piece of it can be read.
    const headers = { host, accept: '*/*' };
    get({ host: '127.0.0.1', port, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      if (url === '/') void sendPage(answer, response);
      else answer.pipe(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = (server.address() as AddressInfo).port;
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://${hostname}:${own}`, finish: () => finish(), close };
}
