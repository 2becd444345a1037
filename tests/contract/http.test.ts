import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../app/contract/call.ts';
import { calls } from '../../app/contract/calls.ts';
import { getVerifyType } from '../../app/contract/session/getVerifyType.ts';
import { sendSmsCode } from '../../app/contract/session/sendSmsCode.ts';
import { editNick } from '../../app/contract/user/editNick.ts';
import { maxJsonBytes } from '../../sandbox/http/readInput.ts';
import { makeRequest } from '../../sandbox/testing/openTestSandbox.ts';
import { plainBrand } from '../../sandbox/testing/testBrands.data.ts';
import { openWorld, type World } from './support/world.ts';

let world: World;
let token: string;
beforeAll(async () => {
  world = await openWorld();
  ({ token } = await world.person());
});
afterAll(() => world.sandbox.close());

const all: readonly Call[] = calls;
const { packageId } = plainBrand;

async function answerOf(request: Request) {
  request.headers.set('token', token);
  const response = await world.sandbox.fetch(request);
  return { status: response.status, headers: response.headers, ...(await envelopeOf(response)) };
}

async function envelopeOf(response: Response) {
  return (await response.json()) as { code: number; msg: string; data: unknown };
}

describe.each(all)('$name', (call) => {
  it('refuses another method, another content type and what is no JSON', async () => {
    const { url, headers } = makeRequest(call, {});
    const post = (body: string, type: string) => {
      const own = new Headers(headers);
      own.set('content-type', type);
      return new Request(url, { method: 'POST', headers: own, body });
    };
    const refused = [
      new Request(url, { method: 'PUT', headers }),
      new Request(url, { headers }),
      post('{}', 'text/plain'),
      post('{', call.file ? 'multipart/form-data; boundary=x' : 'application/json'),
      post('\ufeff{"a":"\\ud800"}', 'application/json'),
    ];
    for (const request of refused) {
      const answer = await answerOf(request);
      expect(answer).toMatchObject({ status: 400, code: 1001, data: null });
    }
  });

  it('refuses a body that is too large', async () => {
    const { url, headers } = makeRequest(call, {});
    const body = new Uint8Array((call.file?.maxBytes ?? 0) + maxJsonBytes + 1);
    const type = call.file ? 'multipart/form-data; boundary=x' : 'application/json';
    headers.set('content-type', type);
    const answer = await answerOf(new Request(url, { method: 'POST', headers, body }));
    const expected = call.file ? { status: 200, code: 4004 } : { status: 413, code: 1003 };
    expect(answer).toMatchObject(expected);
  });
});

describe('what is wrong with an input', () => {
  it('is said by the path of the field, not by its value', async () => {
    const sms = { packageId: 'secret', phone: 'secret', purpose: 'secret' };
    const answer = await world.send(sendSmsCode, sms);
    expect(answer.msg).toContain('packageId is not number.');
    expect(answer.msg).not.toContain('secret');
    const phone = await world.send(sendSmsCode, { ...sms, packageId });
    expect(phone.msg).toContain('phone is not a row of digits.');
    const missing = await world.send(editNick, {}, { token });
    expect(missing.msg).toContain('nickName is missing.');
    const purpose = await world.send(sendSmsCode, { ...sms, packageId, phone: '1' });
    expect(purpose.msg).toMatch(/purpose is not .*"register"/);
    expect(purpose.msg).not.toContain('secret');
  });
});

describe('an unknown path', () => {
  it.each(['/api/nothing', '/api', '/api/user/mine/', '/elsewhere'])(
    '%s answers 404',
    async (path) => {
      const response = await world.sandbox.fetch(new Request(`http://plain.localhost${path}`));
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 404, data: null });
    },
  );
});

describe('the language of a sentence', () => {
  it('is the one of the header', async () => {
    const answer = await world.send(editNick, {}, { language: 'ZH-hant' });
    expect(answer).toMatchObject({ code: 401, msg: '登入已過期，請重新登入。' });
  });
});

describe('pages of other origins', () => {
  const preflight = (origin: string) =>
    world.sandbox.fetch(
      new Request('http://plain.localhost/api/user/editNick', {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      }),
    );

  it.each(['https://plain.example', 'http://clatter.localhost:4173', 'http://127.0.0.1:5173'])(
    '%s may call',
    async (origin) => {
      const { status, headers } = await preflight(origin);
      expect(status).toBe(204);
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      const allowed = headers.get('access-control-allow-headers')?.split(', ');
      expect(allowed).toEqual(['content-type', 'language', 'token', 'Idempotency-Key']);
      const request = makeRequest(getVerifyType, { packageId, scene: 'login' });
      request.headers.set('origin', origin);
      const answer = await world.sandbox.fetch(request);
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
      expect(answer.headers.get('vary')).toBe('Origin');
    },
  );

  it.each(['https://evil.example', 'https://localhost.evil.example', 'null'])(
    '%s may not',
    async (origin) => {
      const { headers } = await preflight(origin);
      expect(headers.get('access-control-allow-origin')).toBeNull();
    },
  );
});

describe('rate limits', () => {
  it('hold for an address, say how long to wait, and pass', async () => {
    const limited = await openWorld({ hasRateLimits: true });
    const send = (address: string) =>
      limited.send(sendSmsCode, { packageId, phone: '1', purpose: 'register' }, { address });
    for (let count = 0; count < 20; count += 1) expect((await send('10.0.0.1')).code).toBe(2010);
    limited.sandbox.clock.now += 20_000;
    const answer = await send('10.0.0.1');
    expect(answer).toMatchObject({ status: 429, code: 1002, data: { retryAfter: 40 } });
    expect(answer.headers.get('retry-after')).toBe('40');
    expect((await send('10.0.0.2')).code).toBe(2010);
    limited.sandbox.clock.now += 40_000;
    expect((await send('10.0.0.1')).code).toBe(2010);
    await limited.sandbox.close();
  });

  it('hold for every call together', async () => {
    const limited = await openWorld({ hasRateLimits: true });
    const send = () => limited.send(getVerifyType, { packageId, scene: 'login' });
    const codes = await Promise.all(Array.from({ length: 601 }, send));
    expect(codes.filter(({ code }) => code === 1002)).toHaveLength(1);
    await limited.sandbox.close();
  });
});
