import { afterEach, beforeEach, expect, it } from 'vitest';
import { getUserProUrl } from '../../app/contract/invite/getUserProUrl.ts';
import { bindProUser } from '../../app/contract/user/bindProUser.ts';
import { mine } from '../../app/contract/user/mine.ts';
import { makePerson } from '../testing/gatewayPeople.ts';
import { openTestSandbox, type TestSandbox } from '../testing/openTestSandbox.ts';
import { foreignBrand, plainBrand } from '../testing/testBrands.data.ts';

const { platformId } = plainBrand;
let sandbox: TestSandbox;
let anna: { token: string };
let ben: { token: string };

beforeEach(async () => {
  sandbox = await openTestSandbox();
  [anna, ben] = [await makePerson(sandbox, 'anna'), await makePerson(sandbox, 'ben_1')];
});
afterEach(() => sandbox.close());

async function ask(rest = '', fields?: object) {
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  const sent = fields ? { method: 'POST', body: JSON.stringify(fields) } : {};
  const url = `http://localhost/sandbox/activation${rest}`;
  const answer = await sandbox.fetch(new Request(url, { headers, ...sent }));
  return { status: answer.status, ...(await answer.json()) };
}

const isActivated = async (who: { token: string }) =>
  (await sandbox.send(mine, {}, who)).data.isActivation;

it('activates an account by its name', async () => {
  const asked = { platformId, account: 'Anna' };
  expect((await ask('/account', asked)).status).toBe(200);
  expect([await isActivated(anna), await isActivated(ben)]).toEqual([1, 0]);
  expect((await ask('/account', asked)).error).toBe('The account was activated before.');
  for (const wrong of [{ account: 'anna' }, { platformId: 7, account: 'ben_1' }])
    expect((await ask('/account', wrong)).error).toBe('There is no such platform.');
  for (const other of [
    { platformId, account: 'nobody' },
    { platformId: foreignBrand.platformId, account: 'ben_1' },
  ])
    expect((await ask('/account', other)).error).toBe('There is no such account.');
  expect(await isActivated(ben)).toBe(0);
});

it('makes codes, and says who used them up', async () => {
  for (const count of ['0', '51', '-1', '1e1', 'x'])
    expect((await ask('/codes', { platformId, count })).status).toBe(400);
  expect((await ask()).codes).toEqual([]);
  const { codes } = await ask('/codes', { platformId, count: 2 });
  expect(codes).toEqual([expect.stringMatching(/^\w{4}-\w{4}-\w{4}$/), expect.any(String)]);
  await sandbox.send(bindProUser, { inviteCode: codes[0] }, anna);
  expect(await isActivated(anna)).toBe(1);
  const listed = (await ask()).codes.map((one: { account: string }) => one.account);
  expect(listed.sort()).toEqual(['anna', null]);
  // Only their hashes are kept, and the page shows no code again.
  const shown = await sandbox.fetch(new Request('http://localhost/sandbox/activation'));
  const text = await shown.text();
  for (const code of codes) expect(text).not.toContain(code);
  const made = await sandbox.fetch(
    new Request('http://localhost/sandbox/activation/codes', {
      method: 'POST',
      body: new URLSearchParams({ platformId: String(platformId), count: '3' }),
    }),
  );
  expect((await made.text()).match(/<code>\w{4}-\w{4}-\w{4}<\/code>/g)).toHaveLength(3);
});

it('says whose invitation code activates, until it no longer does', async () => {
  const inviteCode = (await sandbox.send(getUserProUrl, {}, anna)).data.code;
  const set = (activates: string) => ask('/inviter', { platformId, account: 'anna', activates });
  expect((await set('perhaps')).status).toBe(404);
  await set('yes');
  await set('yes');
  expect((await ask()).inviters).toMatchObject([{ account: 'anna', inviteCode }]);
  expect((await sandbox.send(bindProUser, { inviteCode }, ben)).data).toEqual({
    isActivation: 1,
    isSuperior: 1,
  });
  await set('no');
  expect((await ask()).inviters).toEqual([]);
  const cora = await makePerson(sandbox, 'cora_1');
  expect((await sandbox.send(bindProUser, { inviteCode }, cora)).data).toEqual({
    isActivation: 0,
    isSuperior: 1,
  });
});
