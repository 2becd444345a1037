import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToConversation } from '../../app/core/navigation/paths.ts';
import { firstAnswer } from '../../scripts/setup.mjs';
import { anotherDevice, call, type LoggedIn } from './support/api.ts';
import { field, joinAs, marked, shownTexts, write } from './support/chat.ts';
import { holdLanguage, holdSession, newPerson } from './support/person.ts';
import { root } from './support/plan.ts';
import { brandNamed, siteOf } from './support/sites.ts';
import { expect, forgive, ready, seen, test } from './support/test.ts';

const brand = brandNamed('verbena');
const port = 4187;
const origin = `http://${brand.id}.localhost:${port}`;

/** Serves the built sites with a backend of its own, on data that outlives it. */
async function serve(data: string): Promise<ChildProcess> {
  const options = [
    '--no-seed',
    '--json',
    '--out',
    dirname(String(siteOf(brand).folder)),
    '--data',
    data,
  ];
  const server = spawn(
    process.execPath,
    ['cli/bin.js', 'preview', ...options, '--port', String(port), brand.id],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await firstAnswer(server);
  return server;
}

async function signUp(): Promise<LoggedIn> {
  const { account, password } = newPerson();
  const device = anotherDevice(brand);
  const options = { key: device.operationID, origin };
  const credentials = await call(brand, '/register', { ...device, account, password }, options);
  return { credentials: credentials as LoggedIn['credentials'], deviceId: device.deviceId };
}

test('a backend that is killed and comes back loses nothing and doubles nothing', async ({
  page,
  misconduct,
}) => {
  test.setTimeout(120_000);
  const data = mkdtempSync(join(tmpdir(), 'messaging-'));
  let server = await serve(data);
  try {
    const me = await signUp();
    const them = await signUp();
    const { userId } = me.credentials;
    const before = await joinAs(brand, them, origin);
    await before.say({ userID: userId }, 'Hello there');
    before.leave();
    const path = pathToConversation(`single_${them.credentials.userId}`);
    await holdSession(page, me);
    await holdLanguage(page, brand);
    await page.goto(`${origin}${path}`);
    await ready(page);
    await expect(field(page, brand)).toBeVisible();

    for (let text = 1; text <= 5; text += 1) await write(page, brand, `before ${text}`);
    server.kill('SIGKILL');
    await once(server, 'exit');
    for (let text = 1; text <= 3; text += 1) await write(page, brand, `without ${text}`);
    await expect(seen(page, 'without 3')).toBeVisible();

    server = await serve(data);
    const after = await joinAs(brand, them, origin);
    await after.say({ userID: userId }, 'Back again');
    await expect(seen(page, 'Back again')).toBeVisible({ timeout: 40_000 });
    await expect(marked(page, brand, 'markSending')).toHaveCount(0, { timeout: 40_000 });
    const kept = await after.texts(`single_${userId}`);
    const own = ['before 1', 'before 2', 'before 3', 'before 4', 'before 5'].concat([
      'without 1',
      'without 2',
      'without 3',
    ]);
    expect(kept.filter((text) => own.includes(text))).toEqual(own);
    expect(kept).toHaveLength(own.length + 2);
    await expect.poll(() => shownTexts(page, brand)).toEqual(kept);
    after.leave();
    forgive(misconduct, /net::ERR_|Failed to load resource|WebSocket/);
  } finally {
    server.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true, maxRetries: 3 });
  }
});
