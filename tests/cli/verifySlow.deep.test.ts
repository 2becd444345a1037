import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { expectedLocal } from '../../cli/deploy/expectedSite.ts';
import { verifyLive } from '../../cli/deploy/verifyLive.ts';
import { builtSite } from '../support/deploy/publishing.ts';
import { temporaryFolder } from './support/brandFolders.ts';

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const look = (base: string) =>
  verifyLive(base, expectedLocal(builtSite(temporaryFolder(), 'one')), {
    signal: new AbortController().signal,
    step: () => undefined,
    timeoutMs: 200,
  });

/** A byte now and then, and no end. */
const trickle: RequestListener = (_, response) => {
  const timer = setInterval(() => response.write('x'), 20);
  response.on('close', () => clearInterval(timer));
};

describe('the verification of a site', () => {
  it('gives up answers that trickle', async () => {
    const { checked, faults } = await look(await serve(trickle));
    expect(checked).toBe(1);
    expect(faults).toMatchObject([{ message: expect.stringContaining('too slowly') }]);
  });

  it.each<[string, RequestListener]>([
    ['trickle', trickle],
    ['never come', () => undefined],
  ])('asks no more when answers %s after the first', async (_, listener) => {
    let first = true;
    const base = await serve((request, response) => {
      if (!first) return listener(request, response);
      first = false;
      response.end('page');
    });
    const { checked, faults } = await look(base);
    // Eight without an answer, and those under way meanwhile.
    expect(checked).toBeLessThanOrEqual(1 + 8 + 7);
    const words = faults.map(({ message }) => message);
    expect(words.some((one) => one.startsWith('did not answer'))).toBe(true);
    expect(words).toContainEqual(expect.stringMatching(/^was asked for \d+ files less/));
  });

  it('tells an answer that is cut', async () => {
    const base = await serve((request, response) => {
      response.writeHead(200, { 'Content-Length': '1000' });
      response.write('x', () => request.socket.destroy());
    });
    const { faults } = await look(base);
    expect(faults).toMatchObject([{ message: expect.stringContaining('cut off') }]);
  });
});
