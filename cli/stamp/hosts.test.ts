import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  cloudflareHost,
  type Host,
  type HostAnswer,
  netlifyHost,
  nginxHost,
  policiesOf,
} from '../../tests/support/deploy/hosts.ts';
import { writeSmallSite } from '../../tests/support/deploy/smallSite.ts';
import { openHttp } from '../deploy/httpGet.ts';
import { type Preview, startPreview } from '../serve/previewServer.ts';
import { workerPolicy } from './contentSecurityPolicy.ts';

const out = mkdtempSync(join(tmpdir(), 'hosts-'));
const folder = join(out, 'heron');
writeSmallSite(out, 'heron', 'one');
const scripts = readdirSync(join(folder, 'assets'))
  .filter((name) => name.endsWith('.js'))
  .map((name) => `/assets/${name}`);
let preview: Preview;
const client = openHttp({ timeoutMs: 5_000, signal: new AbortController().signal, width: 1 });
const warn = vi.spyOn(console, 'warn').mockReturnValue();
vi.spyOn(console, 'log').mockReturnValue();

/** Our own preview, and with it `brand preview` and `npm start`. */
const previewHost: Host = async (path) => {
  const answer = await client.get(`${preview.urlOf('heron')}${path}`, 'identity');
  const { location } = answer.headers;
  const policies = policiesOf(String(answer.headers['content-security-policy'] ?? ''));
  if (location !== undefined) return { status: answer.status, location, policies };
  const text = answer.body.toString('utf8');
  const file = ['index.html', '404.html', 'robots.txt'].find(
    (name) => readFileSync(join(folder, name), 'utf8') === text,
  );
  return { status: answer.status, ...(file ? { file } : {}), policies };
};

const hosts: Record<string, Host> = { nginx: nginxHost(folder), preview: previewHost };
beforeAll(async () => {
  preview = await startPreview(out, 0);
  hosts['Netlify'] = await netlifyHost(folder);
  hosts['Cloudflare Pages'] = cloudflareHost(folder);
});
afterAll(async () => {
  client.close();
  await preview.close();
  rmSync(out, { recursive: true });
});

const page: HostAnswer = { status: 200, file: 'index.html' };
const missing: HostAnswer = { status: 404, file: '404.html' };

describe.each(['Netlify', 'Cloudflare Pages', 'nginx', 'preview'])('%s', (name) => {
  it.each<[path: string, answer: HostAnswer]>([
    ['/', page],
    ['/pages/tabBar/chat', page],
    ['/pages/tabBar/chat/', page],
    ['/robots.txt', { status: 200, file: 'robots.txt' }],
    ['/.well-known/change-password', { status: 302, location: '/pages/setting/modify-password' }],
    ['/.well-known/assetlinks.json', missing],
    ['/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200', missing],
    ['/.env', missing],
    ['/.git/config.lock', missing],
    ['/foo.js', missing],
    ['/wp-login.php', missing],
    ['/assets/gone-1a2b.js', missing],
    ['/assets/gone', missing],
    ['/locales/en-US/gone.json', missing],
    ['/i/gone.png', missing],
    ['/pages/foo.js', missing],
    ['/pages/tabBar/chat.html', missing],
    ['/pages/tabBar/chat/app.js', missing],
  ])('answers %s', async (path, answer) => {
    expect(await hosts[name]?.(path)).toEqual({ ...answer, policies: expect.any(Array) });
  });

  it('sends the page with what no release changes: it states the rest itself', async () => {
    const found = await hosts[name]?.('/pages/tabBar/chat');
    expect(found?.policies).toEqual(["frame-ancestors 'self'"]);
  });

  // What a page states does not hold for its workers: they take the policy that they come with.
  it.each(['/sw.js', ...scripts])('lets the worker %s reach this site alone', async (path) => {
    const found = await hosts[name]?.(path);
    expect(found?.status).toBe(200);
    expect(found?.policies).toContain(workerPolicy);
  });
});

it.each(['nginx', 'preview'])('%s keeps what is meant for hosts to itself', async (name) => {
  for (const path of ['/_headers', '/_redirects', '/nginx.conf'])
    expect(await hosts[name]?.(path)).toMatchObject({ status: 404 });
});

it('has no rule that Cloudflare does not take', () => {
  expect(warn.mock.calls).toEqual([]);
});
