import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { register } from '../../app/contract/session/register.ts';
import { editNick } from '../../app/contract/user/editNick.ts';
import { mine } from '../../app/contract/user/mine.ts';
import { type Listening, listenSandbox } from '../listen.ts';
import { makeRequest, openTestSandbox, type TestSandbox } from '../testing/openTestSandbox.ts';
import { plainBrand } from '../testing/testBrands.data.ts';

let sandbox: TestSandbox;
let token: string;

beforeEach(async () => {
  sandbox = await openTestSandbox();
  const { packageId } = plainBrand;
  const client = { packageId, platform: 'h5', deviceId: 'device-1', operationID: 'op' };
  const person = { account: 'anna', nickName: 'Anna', password: 'demo1234' };
  token = (await sandbox.send(register, { ...client, ...person })).data.token;
});
afterEach(() => sandbox.close());

const nickName = async () => (await sandbox.send(mine, {}, { token })).data.nickName;
const rename = (name = 'Other') => sandbox.send(editNick, { nickName: name }, { token });
const ask = () => sandbox.fetch(makeRequest(mine, {}, { token }));

describe('a fault', () => {
  it('drops the connection before the work is done', async () => {
    sandbox.faults.set({ fault: { kind: 'drop' }, call: 'user.editNick' });
    await expect(rename()).rejects.toThrow('dropped');
    expect(await nickName()).toBe('Anna');
  });

  it('drops the connection after the work is done', async () => {
    sandbox.faults.set({ fault: { kind: 'drop', when: 'after' }, call: 'user.editNick' });
    await expect(rename()).rejects.toThrow('dropped');
    expect(await nickName()).toBe('Other');
  });

  it('answers another code, before or after the work', async () => {
    sandbox.faults.set({ fault: { kind: 'code', code: 401 }, call: 'user.editNick', times: 1 });
    expect(await rename()).toMatchObject({ status: 200, code: 401 });
    expect(await nickName()).toBe('Anna');
    const after = { kind: 'code', code: 500, when: 'after' } as const;
    sandbox.faults.set({ fault: after, call: 'user.editNick' });
    expect(await rename()).toMatchObject({ code: 500 });
    expect(await nickName()).toBe('Other');
  });

  it('answers HTTP 451, an error page, or the page of a captive portal', async () => {
    for (const [fault, status] of [
      [{ kind: 'blocked' }, 451],
      [{ kind: 'status', status: 502 }, 502],
      [{ kind: 'portal' }, 200],
    ] as const) {
      sandbox.faults.set({ fault, times: 1 });
      const response = await ask();
      expect([response.status, response.headers.get('content-type')]).toEqual([
        status,
        'text/html; charset=utf-8',
      ]);
    }
  });

  it('sends half an answer', async () => {
    sandbox.faults.set({ fault: { kind: 'truncated' } });
    const response = await ask();
    const length = Number(response.headers.get('content-length'));
    expect((await response.text()).length).toBeLessThan(length);
  });

  it('lets the answer wait', async () => {
    sandbox.faults.set({ fault: { kind: 'latency', ms: 1 } });
    expect((await ask()).status).toBe(200);
  });

  it('meets so many requests, after so many that pass', async () => {
    sandbox.faults.set({ fault: { kind: 'blocked' }, skip: 1, times: 2 });
    const seen = [];
    for (let request = 0; request < 5; request += 1) seen.push((await ask()).status);
    expect(seen).toEqual([200, 451, 451, 200, 200]);
    expect(sandbox.faults.list()).toEqual([]);
  });

  it('meets its own call only', async () => {
    sandbox.faults.set({ fault: { kind: 'blocked' }, call: 'user.editNick' });
    expect((await ask()).status).toBe(200);
  });

  it('meets one client only, known by its header or its device', async () => {
    sandbox.faults.set({ fault: { kind: 'blocked' }, client: 'phone-two' });
    const marked = makeRequest(mine, {}, { token });
    marked.headers.set('sandbox-client', 'phone-two');
    expect((await sandbox.fetch(marked)).status).toBe(451);
    expect((await ask()).status).toBe(200);
    const named = makeRequest(register, { deviceId: 'phone-two' });
    expect((await sandbox.fetch(named)).status).toBe(451);
  });

  it('meets uploaded files where it is set on them', async () => {
    sandbox.faults.set({ fault: { kind: 'status', status: 503 }, call: 'files' });
    const file = await sandbox.fetch(new Request('http://plain.localhost/media/x.webp'));
    expect([file.status, (await ask()).status]).toEqual([503, 200]);
  });

  it('is over when it is cleared', async () => {
    const { id } = sandbox.faults.set({ fault: { kind: 'blocked' } });
    sandbox.faults.set({ fault: { kind: 'portal' } });
    expect(sandbox.faults.clear(id)).toBe(1);
    expect(sandbox.faults.clear()).toBe(1);
    expect((await ask()).status).toBe(200);
  });

  it('never meets the pages that clear it', async () => {
    sandbox.faults.set({ fault: { kind: 'drop' } });
    const page = await sandbox.fetch(new Request('http://localhost/sandbox/faults'));
    expect(page.status).toBe(200);
  });

  it.each([
    { fault: { kind: 'code', code: -1 } },
    { fault: { kind: 'blocked' }, call: 'user.unknown' },
    { fault: { kind: 'blocked' }, times: 0 },
  ])('is refused where it makes no sense', (rule) => {
    expect(() => sandbox.faults.set(rule as never)).toThrow();
  });
});

describe('over a real connection', () => {
  let listening: Listening;

  beforeEach(async () => {
    listening = await listenSandbox(sandbox, 0);
  });
  afterEach(() => listening.close());

  const fetchMine = (signal?: AbortSignal) =>
    fetch(`http://127.0.0.1:${listening.port}/api/user/mine`, {
      ...{ method: 'POST', body: '{}', headers: { token, 'content-type': 'application/json' } },
      ...(signal ? { signal } : {}),
    });

  it('a dropped connection is a network error', async () => {
    sandbox.faults.set({ fault: { kind: 'drop' } });
    await expect(fetchMine()).rejects.toThrow('fetch failed');
  });

  it('half an answer is a network error while it is read', async () => {
    sandbox.faults.set({ fault: { kind: 'truncated' } });
    const response = await fetchMine();
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });

  it('a silent connection stays open until the client gives up', async () => {
    const rule = sandbox.faults.set({ fault: { kind: 'half-open' } });
    const client = new AbortController();
    const answer = fetchMine(client.signal);
    // The request has arrived when the rule has met it.
    while (sandbox.faults.list().find(({ id }) => id === rule.id)?.met === 0) {
      await new Promise((next) => setImmediate(next));
    }
    client.abort();
    await expect(answer).rejects.toThrow('aborted');
    sandbox.faults.clear();
    expect((await fetchMine()).status).toBe(200);
  });

  it('silent connections do not keep the server from closing', async () => {
    sandbox.faults.set({ fault: { kind: 'half-open' } });
    const answer = fetchMine().catch((error: Error) => error.message);
    while (sandbox.faults.list()[0]?.met === 0) await new Promise((next) => setImmediate(next));
    await listening.close();
    expect(await answer).toBe('fetch failed');
  });
});
