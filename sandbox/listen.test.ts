import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { uploadMedia } from '../app/contract/media/uploadMedia.ts';
import { getVerifyType } from '../app/contract/session/getVerifyType.ts';
import { type Listening, listenSandbox } from './listen.ts';
import { openTestSandbox, type TestSandbox } from './testing/openTestSandbox.ts';

let sandbox: TestSandbox;
let listening: Listening;
beforeEach(async () => {
  sandbox = await openTestSandbox();
  listening = await listenSandbox(sandbox, 0);
});
afterEach(async () => {
  await listening.close();
  await sandbox.close();
});

const post = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${listening.port}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ packageId: 1, scene: 'login' }),
    ...init,
  });

describe('listenSandbox', () => {
  it('answers calls over HTTP', async () => {
    const response = await post(getVerifyType.path);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toEqual({ code: 0, msg: '', data: { type: 'none' } });
  });

  it('answers what it does not know with an envelope', async () => {
    const response = await fetch(`http://127.0.0.1:${listening.port}/`);
    expect([response.status, await response.json()]).toMatchObject([404, { code: 404 }]);
  });

  it('answers a body that is too large before it takes it all', async () => {
    const body = new Uint8Array(200_000);
    const response = await post(getVerifyType.path, { body });
    expect([response.status, await response.json()]).toMatchObject([413, { code: 1003 }]);
  });

  it('answers an upload without a session before it is sent', async () => {
    const body = new FormData();
    body.set('file', new Blob([new Uint8Array(1_000_000)]));
    const response = await post(uploadMedia.path, {
      headers: { 'Idempotency-Key': 'the-key-of-it' },
      body,
    });
    expect(await response.json()).toMatchObject({ code: 401 });
  });

  it('breaks the connection where a fault says so', async () => {
    sandbox.faults.set({ fault: { kind: 'drop' }, times: 1 });
    await expect(post(getVerifyType.path)).rejects.toThrow('fetch failed');
    expect((await post(getVerifyType.path)).status).toBe(200);
  });

  it('keeps silent where a fault says so, until the client gives up', async () => {
    sandbox.faults.set({ fault: { kind: 'half-open' }, times: 1 });
    const giveUp = new AbortController();
    listening.server.once('request', () => setImmediate(() => giveUp.abort()));
    await expect(post(getVerifyType.path, { signal: giveUp.signal })).rejects.toThrow();
    expect((await post(getVerifyType.path)).status).toBe(200);
  });

  it('ends a body before its length where a fault says so', async () => {
    sandbox.faults.set({ fault: { kind: 'truncated' }, times: 1 });
    const reading = post(getVerifyType.path).then((response) => response.text());
    await expect(reading).rejects.toThrow();
  });
});
