import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { writeSmallSite } from '../../tests/support/deploy/smallSite.ts';
import { parseHostRules } from '../serve/hostRules.ts';
import { listen } from '../serve/listen.ts';
import { siteHandler } from '../serve/siteHandler.ts';
import { headerPolicy } from '../stamp/contentSecurityPolicy.ts';
import { expectedLocal } from './expectedSite.ts';
import { readLocalSite } from './localSite.ts';
import { verifyLive } from './verifyLive.ts';

const out = mkdtempSync(join(tmpdir(), 'live-'));
writeSmallSite(out, 'heron', 'one');
const site = expectedLocal(readLocalSite(out, 'heron', 'files'));
const page = readFileSync(join(out, 'heron/index.html'));

/** A host that answers what it does not have with the page. */
let careless: Server;
let address: string;
/** What the host makes of the policies that the site asks for. */
let resent: (policy: string) => string = (policy) => policy;
beforeAll(async () => {
  const serve = siteHandler(join(out, 'heron'));
  careless = createServer((request, response) => {
    const missing = (request.url ?? '').includes('missing');
    if (missing) response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page);
    else serve(request, sending(response));
  });
  address = `http://127.0.0.1:${await listen(careless, 0)}`;
});
afterEach(() => {
  resent = (policy) => policy;
});
afterAll(() => {
  careless.closeAllConnections();
  careless.close();
  rmSync(out, { recursive: true });
});

function sending(response: ServerResponse): ServerResponse {
  const set = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    set(name, name === 'Content-Security-Policy' ? resent(String(value)) : value);
  return response;
}

const look = (rules = site.rules) =>
  verifyLive(
    address,
    { ...site, rules },
    { signal: new AbortController().signal, step: () => undefined },
  );

it('names every kind of file in whose place a host answers with the page', async () => {
  const { faults } = await look();
  const folders = faults.map(({ url }) => new URL(url).pathname.replace(/brand-.*$/, ''));
  expect(folders.sort()).toEqual(
    ['/', '/.', '/.well-known/', '/assets/', '/i/', '/locales/', '/pages/'].sort(),
  );
  for (const { message } of faults) expect(message).toContain('a missing file must answer 404');
});

const policyFaults = async (): Promise<string[]> => {
  const { faults } = await look();
  const found = faults.filter(({ message }) => message.includes('Content-Security-Policy'));
  return found.map(({ url }) => new URL(url).pathname);
};

it('names workers that come with the policy of the page', async () => {
  resent = () => headerPolicy;
  expect(await policyFaults()).toEqual([expect.stringMatching(/^\/assets\/.*\.js$/), '/sw.js']);
});

it('takes policies that a host joins', async () => {
  resent = (policy) => `${headerPolicy}, ${policy}`;
  expect(await policyFaults()).toEqual([]);
});

it('asks of a release of older days what its own rules said', async () => {
  const older = parseHostRules('', '/assets/* /missing.txt 404\n/* /index.html 200\n');
  const { faults } = await look(older);
  expect(faults.map(({ url }) => new URL(url).pathname)).toEqual([
    expect.stringMatching(/^\/assets\//),
  ]);
});
