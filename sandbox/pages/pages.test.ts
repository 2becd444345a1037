import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { uploadMedia } from '../../app/contract/media/uploadMedia.ts';
import { report } from '../../app/contract/people/report.ts';
import { getDomainInfo } from '../../app/contract/platform/getDomainInfo.ts';
import { getCaptcha } from '../../app/contract/session/getCaptcha.ts';
import { register } from '../../app/contract/session/register.ts';
import { sendSmsCode } from '../../app/contract/session/sendSmsCode.ts';
import { users } from '../database/schema.ts';
import { seedFundPassword, seedPassword } from '../seed/people.data.ts';
import { sendWords } from '../sms/sms.ts';
import { addTestContent } from '../testing/addTestContent.ts';
import { openTestSandbox, type TestSandbox } from '../testing/openTestSandbox.ts';
import { imageBrand, plainBrand } from '../testing/testBrands.data.ts';

let sandbox: TestSandbox;
const { packageId } = plainBrand;
const hostile = '<b>"&';

beforeEach(async () => {
  sandbox = await openTestSandbox();
  const client = { packageId, platform: 'h5', deviceId: 'device-1', operationID: 'op' };
  const person = { account: 'anna', nickName: hostile, password: 'demo1234' };
  await sandbox.send(register, { ...client, ...person });
});
afterEach(() => sandbox.close());

type Sent = { method?: string; headers?: Record<string, string>; body?: string; host?: string };

const ask = (path: string, { host = 'localhost:4173', ...init }: Sent = {}) =>
  sandbox.fetch(new Request(`http://${host}${path}`, init));

const json = { accept: 'application/json', 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('every page', () => {
  it.each([
    '/sandbox',
    '/sandbox/',
    '/sandbox/inbox',
    '/sandbox/reports',
    '/sandbox/orders',
    '/sandbox/people/anna',
    '/sandbox/content',
    '/sandbox/content/plain',
    '/sandbox/activation',
    '/sandbox/chain',
    '/sandbox/faults',
  ])(
    '%s says that it is for development, and is kept from search engines and scripts',
    async (path) => {
      const response = await ask(path);
      const text = await response.text();
      expect(response.status).toBe(200);
      expect(text).toContain('for development, not for production');
      expect(text).toContain('noindex');
      expect(text).not.toContain('<script');
      const policy = response.headers.get('content-security-policy');
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
    },
  );

  it('answers under the names of this machine only', async () => {
    for (const host of ['localhost', 'acme.localhost:4173', '127.0.0.1:1', '[::1]:4173']) {
      expect((await ask('/sandbox', { host })).status).toBe(200);
    }
    for (const host of ['evil.example', 'localhost.evil.example', '192.168.1.2']) {
      expect((await ask('/sandbox/inbox', { host })).status).toBe(403);
    }
  });

  it('answers 404 and 405 in words, as a page or as JSON', async () => {
    expect((await ask('/sandbox/nowhere')).status).toBe(404);
    const refused = await ask('/sandbox/faults', { method: 'PUT', headers: json });
    expect([refused.status, await refused.json()]).toEqual([
      405,
      { error: 'This cannot be done here.' },
    ]);
  });
});

describe('another site', () => {
  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'http://acme.localhost:4173' },
    { origin: 'null' },
  ])('can change nothing: %o', async (headers) => {
    for (const [path, body] of [
      ['/sandbox/faults', 'kind=blocked'],
      ['/sandbox/switches', `packageId=${packageId}&off=points`],
    ]) {
      const sent = { method: 'POST', headers: { ...form, ...headers }, body: body ?? '' };
      expect((await ask(path ?? '', sent)).status).toBe(403);
    }
    expect(sandbox.faults.list()).toEqual([]);
  });
});

describe('the overview', () => {
  it('lists the people, whatever they call themselves', async () => {
    const text = await (await ask('/sandbox')).text();
    expect(text).toContain('anna');
    expect(text).toContain('&lt;b&gt;&quot;&amp;');
    expect(text).not.toContain(hostile);
    const { people } = await (await ask('/sandbox', { headers: json })).json();
    expect(people).toMatchObject([
      { account: 'anna', nickName: hostile, password: null, pointsAt: [], fundPassword: null },
    ]);
  });

  it('says where a demo person has points, and the fund password where points can be withdrawn', async () => {
    const client = { packageId, platform: 'h5', deviceId: 'device-2', operationID: 'op' };
    for (const account of ['olivia', 'minhanh', 'daniel'])
      await sandbox.send(register, { ...client, account, password: seedPassword });
    const { people } = await (await ask('/sandbox', { headers: json })).json();
    const told = people.map((one: Record<string, unknown>) => [
      ...[one['account'], one['pointsAt'], one['fundPassword']],
    ]);
    expect(told).toEqual([
      ['anna', [], null],
      ['olivia', ['plain'], seedFundPassword],
      ['minhanh', ['dieu'], null],
      ['daniel', [], null],
    ]);
    expect(await (await ask('/sandbox')).text()).toContain(`<code>${seedFundPassword}</code>`);
  });

  it('shows the answers of images that wait', async () => {
    const asked = { packageId: imageBrand.packageId, scene: 'login' };
    const { challengeId } = (await sandbox.send(getCaptcha, asked)).data;
    const { captchas } = await (await ask('/sandbox', { headers: json })).json();
    expect(captchas).toEqual([
      { challengeId, ...asked, answer: expect.stringMatching(/^[A-Z0-9]{5}$/) },
    ]);
    expect(await (await ask('/sandbox')).text()).toContain(captchas[0].answer);
  });
});

describe('the switches', () => {
  const disabled = async () => {
    const asked = { domain: 'x', param: '', type: 'h5', platformId: 10000, packageId };
    return (await sandbox.send(getDomainInfo, asked)).data.disabledFeatures;
  };

  it('switch features of one brand off and on again', async () => {
    const body = `packageId=${packageId}&off=points&off=invite`;
    const sent = await ask('/sandbox/switches', { method: 'POST', headers: form, body });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/sandbox']);
    expect(await disabled()).toEqual(['invite', 'points']);
    const off = { method: 'POST', headers: json, body: JSON.stringify({ packageId, off: [] }) };
    expect((await ask('/sandbox/switches', off)).status).toBe(200);
    expect(await disabled()).toEqual([]);
  });

  it.each(['packageId=77&off=points', `packageId=${packageId}&off=game`, 'packageId=x', ''])(
    'refuse what makes no sense: %s',
    async (body) => {
      const sent = await ask('/sandbox/switches', { method: 'POST', headers: form, body });
      expect(sent.status).toBe(400);
      expect(await disabled()).toEqual([]);
    },
  );
});

describe('the inbox', () => {
  it('shows the messages, of one number where it is asked for', async () => {
    const asked = { packageId, phone: '5551234567', purpose: 'register' };
    await sandbox.send(sendSmsCode, asked);
    const messages = async (query = '') =>
      (await (await ask(`/sandbox/inbox${query}`, { headers: json })).json()).messages;
    expect(await messages()).toMatchObject([{ brand: 'plain', ...asked }]);
    expect(await messages('?phone=5551234567')).toHaveLength(1);
    expect(await messages('?phone=1')).toEqual([]);
    const [{ code }] = await messages();
    expect(await (await ask('/sandbox/inbox')).text()).toContain(code);
  });

  it('shows what a message without a code says', async () => {
    const message = { packageId, phone: '5557654321', words: 'Your <number> was changed.' };
    const { services } = sandbox;
    await services.db.write((tx) => sendWords(tx, services, message));
    const asked = await ask('/sandbox/inbox?phone=5557654321', { headers: json });
    expect((await asked.json()).messages).toMatchObject([{ ...message, code: null }]);
    const page = await (await ask('/sandbox/inbox?phone=5557654321')).text();
    expect(page).toContain('Your &lt;number&gt; was changed.');
  });
});

describe('the reports', () => {
  it('say who reported whom, why, in which words and with which pictures', async () => {
    const client = { packageId, platform: 'h5', deviceId: 'device-2', operationID: 'op' };
    const fields = { account: 'ben_1', nickName: 'Ben', password: 'demo1234' };
    const { data: ben } = await sandbox.send(register, { ...client, ...fields });
    const { people } = await (await ask('/sandbox', { headers: json })).json();
    expect(people).toHaveLength(2);
    const [anna] = await sandbox.services.db.read
      .select()
      .from(users)
      .where(eq(users.account, 'anna'));
    const create = { width: 20, height: 20, channels: 3, background: '#333' } as const;
    const file = new Blob([await sharp({ create }).png().toBuffer()]);
    const { token } = ben;
    const { url } = (await sandbox.send(uploadMedia, { kind: 'image', name: '' }, { token, file }))
      .data;
    const said = { reason: 'harassment', words: '<i>no', images: [url] };
    await sandbox.send(report, { about: 'user', userId: anna?.id, ...said }, { token });
    const { reports } = await (await ask('/sandbox/reports', { headers: json })).json();
    expect(reports).toMatchObject([
      {
        ...{ brand: 'plain', about: 'user', group: null, clientMsgId: null, ...said },
        by: { userId: ben.userId, nickName: 'Ben' },
        user: { userId: anna?.id, nickName: hostile },
        createdAt: sandbox.clock.now,
      },
    ]);
    const text = await (await ask('/sandbox/reports')).text();
    expect(text).toContain('&lt;i&gt;no');
    expect(text).toContain(`<img class="proof" src="${url}"`);
    expect(text).not.toContain(hostile);
  });

  it('name the video or the highlight they are about, which one button takes away', async () => {
    const client = { packageId, platform: 'h5', deviceId: 'device-2', operationID: 'op' };
    const fields = { account: 'ben_1', nickName: 'Ben', password: 'demo1234' };
    const { token, userId } = (await sandbox.send(register, { ...client, ...fields })).data;
    const [anna] = await sandbox.services.db.read
      .select()
      .from(users)
      .where(eq(users.account, 'anna'));
    const shown = await addTestContent(sandbox.services, packageId, anna?.id ?? '');
    for (const [about, contentId] of Object.entries(shown)) {
      const said = { about, contentId, reason: 'violence', words: '', images: [] };
      expect(await sandbox.send(report, said, { token })).toMatchObject({ code: 0 });
    }
    const read = async () =>
      (await (await ask('/sandbox/reports', { headers: json })).json()).reports;
    const [highlight, video] = await read();
    expect(highlight).toMatchObject({ user: { nickName: hostile }, by: { userId } });
    expect([highlight.content, video.content]).toEqual([
      { contentId: shown.highlight, title: 'Drums & bass', isRemoved: false },
      { contentId: shown.video, title: '<b>Kites', isRemoved: false },
    ]);
    const text = await (await ask('/sandbox/reports')).text();
    expect(text).toContain('aria-label="Remove &lt;b&gt;Kites"');
    const remove = (reportId: string) =>
      ask('/sandbox/reports/remove', {
        method: 'POST',
        headers: { ...form, origin: 'http://localhost:4173' },
        body: new URLSearchParams({ reportId }).toString(),
      });
    expect((await remove(video.id)).status).toBe(303);
    expect((await remove(video.id)).status).toBe(400);
    expect((await remove('nowhere')).status).toBe(400);
    expect((await read()).map((one: typeof video) => one.content.isRemoved)).toEqual([false, true]);
  });
});

describe('the faults', () => {
  it('are set, shown and cleared by forms', async () => {
    const body = 'kind=code&value=401&when=after&call=user.mine&times=3&client=';
    const set = await ask('/sandbox/faults', { method: 'POST', headers: form, body });
    expect(set.status).toBe(303);
    expect(sandbox.faults.list()).toMatchObject([
      { fault: { kind: 'code', code: 401, when: 'after' }, call: 'user.mine', times: 3 },
    ]);
    expect(await (await ask('/sandbox/faults')).text()).toContain('code, code 401, when after');
    const id = sandbox.faults.list()[0]?.id;
    const clear = { method: 'POST', headers: form, body: `id=${id}` };
    expect((await ask('/sandbox/faults/clear', clear)).status).toBe(303);
    expect(sandbox.faults.list()).toEqual([]);
  });

  it('are set, listed and cleared as JSON', async () => {
    const body = JSON.stringify({ fault: { kind: 'latency', ms: 5 } });
    const set = await ask('/sandbox/faults', { method: 'POST', headers: json, body });
    expect(set.status).toBe(201);
    const rule = await set.json();
    expect(rule).toMatchObject({ fault: { kind: 'latency', ms: 5 }, call: '*' });
    const listed = await (await ask('/sandbox/faults', { headers: json })).json();
    expect(listed.rules).toEqual([rule]);
    const cleared = await ask(`/sandbox/faults/${rule.id}`, { method: 'DELETE' });
    expect(await cleared.json()).toEqual({ cleared: 1 });
  });

  it.each(['{"fault":{"kind":"code"}}', '{"fault":{"kind":"rain"}}', '[]', '{', ''])(
    'are refused with a sentence where they make no sense: %s',
    async (body) => {
      const set = await ask('/sandbox/faults', { method: 'POST', headers: json, body });
      expect(set.status).toBe(400);
      expect((await set.json()).error).toMatch(/^The fault is not understood/);
    },
  );
});
