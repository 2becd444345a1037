import { afterAll, beforeAll, expect, it } from 'vitest';
import { getUserProUrl } from '../../../app/contract/invite/getUserProUrl.ts';
import { noticeList } from '../../../app/contract/notice/noticeList.ts';
import { bindProUser } from '../../../app/contract/user/bindProUser.ts';
import { makePerson } from '../../testing/gatewayPeople.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/openTestSandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

it('tells the inviter who has come, unless they have blocked them', async () => {
  const ada = await makePerson(sandbox, 'ada_1');
  const [ben, cora] = [await makePerson(sandbox, 'ben_1'), await makePerson(sandbox, 'cora_1')];
  await sandbox.gateway.call(ada.userId, 'AddBlack', ben.userId);
  const { token } = ada;
  const { data: own } = await sandbox.send(getUserProUrl, {}, { token });
  for (const one of [ben, cora]) {
    const { code } = await sandbox.send(bindProUser, { inviteCode: own.code }, one);
    expect(code).toBe(0);
  }
  const { data } = await sandbox.send(noticeList, { page: 1, pageSize: 20 }, { token });
  const said = JSON.stringify(data);
  expect(said).toContain('cora_1');
  expect(said).not.toContain('ben_1');
});
