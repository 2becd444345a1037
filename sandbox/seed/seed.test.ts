import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { localeIds } from '../../app/brand/locales.ts';
import { accountPattern } from '../../app/contract/fields/account.ts';
import { nicknameProblem } from '../../app/contract/fields/nickname.ts';
import { passwordProblem } from '../../app/contract/fields/password.ts';
import { noticeList } from '../../app/contract/notice/noticeList.ts';
import { accountLogin } from '../../app/contract/session/accountLogin.ts';
import { getUserProUrl } from '../../app/contract/user/getUserProUrl.ts';
import { mine } from '../../app/contract/user/mine.ts';
import { users } from '../database/schema.ts';
import { openTestSandbox, type TestSandbox } from '../testing/openTestSandbox.ts';
import { plainBrand } from '../testing/testBrands.data.ts';
import { seedPassword, seedPeople } from './people.data.ts';
import { seedSandbox } from './seed.ts';

describe('the demo people', () => {
  it('speak every language, and keep every rule', () => {
    expect(new Set(seedPeople.map(({ locale }) => locale))).toEqual(new Set(localeIds));
    for (const { account, nickName } of seedPeople) {
      expect(account).toMatch(accountPattern);
      expect(nicknameProblem(nickName)).toBeNull();
    }
    for (const locale of localeIds) expect(passwordProblem(seedPassword, locale)).toBeNull();
  });
});

describe('seedSandbox', () => {
  let sandbox: TestSandbox;

  beforeEach(async () => {
    sandbox = await openTestSandbox();
  });
  afterEach(() => sandbox.close());

  const everybody = () => sandbox.services.db.read.select().from(users);

  async function logIn(account: string) {
    const { packageId } = plainBrand;
    const client = { packageId, platform: 'h5', deviceId: 'device-1', operationID: 'op' };
    const answer = await sandbox.send(accountLogin, { ...client, account, password: seedPassword });
    return answer.data.token;
  }

  it('makes people of every platform who can log in, have a photo, notices and a support account', async () => {
    expect(await seedSandbox(sandbox)).toBe(2 * seedPeople.length);
    const token = await logIn('linlan');
    const own = (await sandbox.send(mine, {}, { token })).data;
    expect(own).toMatchObject({ nickName: '林岚', isActivation: 1, phone: '138****0001' });
    expect(own.avatar).toMatch(/^\/media\//);
    expect(own.customerId).not.toBe('');
    expect((await sandbox.send(getUserProUrl, {}, { token })).data.invited).toBe(1);
    const notices = (await sandbox.send(noticeList, { page: 1, pageSize: 20 }, { token })).data;
    expect(notices.unread).toBeGreaterThanOrEqual(3);
  });

  it('changes nothing where the people are there, and completes what was cut short', async () => {
    await seedSandbox(sandbox);
    const before = await everybody();
    expect(await seedSandbox(sandbox)).toBe(0);
    await sandbox.services.db.write((tx) => tx.update(users).set({ avatar: '' }));
    expect(await seedSandbox(sandbox)).toBe(before.length);
    expect(await everybody()).toEqual(before);
  });

  it('announces none of its SMS codes', async () => {
    await seedSandbox(sandbox);
    expect(sandbox.announced).toEqual([]);
  });
});
