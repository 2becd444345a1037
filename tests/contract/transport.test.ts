import { describe, expect, it, onTestFinished } from 'vitest';
import { accountLogin } from '../../app/contract/session/accountLogin.ts';
import { jwtLogin } from '../../app/contract/session/jwtLogin.ts';
import type { LoginOutput } from '../../app/contract/session/loginOutput.ts';
import { logout } from '../../app/contract/session/logout.ts';
import { register } from '../../app/contract/session/register.ts';
import { editNick } from '../../app/contract/user/editNick.ts';
import { mine } from '../../app/contract/user/mine.ts';
import { uploadAvatar } from '../../app/contract/user/uploadAvatar.ts';
import { createClient } from '../../app/transport/createClient.ts';
import { createLines } from '../../app/transport/lines/createLines.ts';
import { openTestSandbox, type TestSandbox } from '../../sandbox/testing/openTestSandbox.ts';
import { plainBrand } from '../../sandbox/testing/testBrands.data.ts';
import { memoryStore } from '../support/memoryStore.ts';
import { failureFrom } from '../support/transport/testClient.ts';

const password = 'abc12345';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The client of one browser, on a sandbox. Waits take no time. */
function createDevice(sandbox: TestSandbox, deviceId: string) {
  const storage = memoryStore();
  const network = { answersLost: 0 };
  const state = { session: null as LoginOutput | null, ends: [] as number[], attempt: 0 };
  const timers = {
    set: (callback: () => void, delay: number) => setTimeout(callback, delay > 5_000 ? delay : 0),
    clear: (timer: unknown) => clearTimeout(timer as NodeJS.Timeout),
  };
  const send: typeof fetch = async (url, init) => {
    const response = await sandbox.fetch(new Request(String(url), init));
    network.answersLost -= 1;
    if (network.answersLost >= 0) throw new TypeError('lost');
    return response;
  };
  const shared = { fetch: send, clock: () => sandbox.clock.now, timers };
  const client = createClient({
    ...shared,
    upload: async ({ url, headers, body }) => {
      const response = await send(url, { method: 'POST', headers, body });
      const contentType = response.headers.get('content-type') ?? '';
      return { status: response.status, contentType, text: await response.text() };
    },
    lines: createLines({
      ...shared,
      ...{ storage, api: ['http://plain.localhost/api'], codeUrls: [], combineId: 'plain' },
      ...{ zones: [], publicKeys: [] },
    }),
    language: () => 'en-US',
    credentials: () => state.session,
    async renew() {
      if (!state.session) return 'ended';
      state.session = await client.call(jwtLogin, { ...about(), token: state.session.jwt });
      return 'renewed';
    },
    onSessionEnd(code) {
      state.ends.push(code);
      state.session = null;
    },
    intents: storage,
    random: (bytes) => crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>),
    isOnline: () => true,
    onReconnecting: () => undefined,
  });
  const about = () => {
    state.attempt += 1;
    const operationID = `attempt-${state.attempt}`;
    return { packageId: plainBrand.packageId, platform: 'h5' as const, deviceId, operationID };
  };
  return { client, state, network, about };
}

async function createWorld() {
  const sandbox = await openTestSandbox();
  onTestFinished(() => sandbox.close());
  const phone = createDevice(sandbox, 'device-phone');
  phone.state.session = await phone.client.call(register, {
    ...phone.about(),
    account: 'ann.example',
    password,
  });
  return { sandbox, phone };
}

describe('the client on the sandbox', () => {
  it('does an edit once whose answers are lost', async () => {
    const { phone } = await createWorld();
    phone.network.answersLost = 3;
    await phone.client.call(editNick, { nickName: 'Ann' }, { intent: 'edit' });
    expect(await phone.client.call(mine, {})).toMatchObject({ nickName: 'Ann' });
  });

  it('registers once when the person tries again after 61 lost answers', async () => {
    const { sandbox } = await createWorld();
    const tablet = createDevice(sandbox, 'device-tablet');
    const input = () => ({ ...tablet.about(), account: 'bo.example', password });
    tablet.network.answersLost = 61;
    expect(await failureFrom(tablet.client.call(register, input()))).toEqual({ kind: 'network' });
    tablet.state.session = await tablet.client.call(register, input());
    expect(await tablet.client.call(mine, {})).toMatchObject({ username: 'bo.example' });
  });

  it('goes on with a new token when the old one has expired, for many calls at once', async () => {
    const { sandbox, phone } = await createWorld();
    const before = phone.state.session?.token;
    sandbox.clock.now += 3 * 3_600_000;
    await Promise.all(Array.from({ length: 20 }, () => phone.client.call(mine, {})));
    expect(phone.state.session?.token).not.toBe(before);
    expect(phone.state.ends).toEqual([]);
  });

  it('ends the session when another device takes over, and when the JWT has expired', async () => {
    const { sandbox, phone } = await createWorld();
    const tablet = createDevice(sandbox, 'device-tablet');
    const input = { ...tablet.about(), account: 'ann.example', password };
    tablet.state.session = await tablet.client.call(accountLogin, input);
    expect(await failureFrom(phone.client.call(mine, {}))).toMatchObject({ code: 403 });
    expect(phone.state.ends).toEqual([403]);
    sandbox.clock.now += 60 * 86_400_000;
    expect(await failureFrom(tablet.client.call(mine, {}))).toMatchObject({ code: 402 });
    expect(tablet.state.ends).toEqual([402]);
  });

  it('uploads a picture, and logs out of what the device has forgotten', async () => {
    const { phone } = await createWorld();
    const picture = new Blob([png], { type: 'image/png' });
    const { avatar } = await phone.client.upload(uploadAvatar, {}, picture);
    expect(avatar).not.toBe('');
    const { token = '', chatToken = '' } = phone.state.session ?? {};
    phone.state.session = null;
    const { operationID, platform } = phone.about();
    await phone.client.call(logout, { chatToken, operationID, platform }, { token });
    const again = phone.client.call(logout, { chatToken, operationID, platform }, { token });
    expect(await failureFrom(again)).toMatchObject({ kind: 'session' });
  });
});
