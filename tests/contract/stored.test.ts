import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nicknameProblem } from '../../app/contract/fields/nickname.ts';
import { getUserProUrl } from '../../app/contract/invite/getUserProUrl.ts';
import { uploadMedia } from '../../app/contract/media/uploadMedia.ts';
import { noticeList } from '../../app/contract/notice/noticeList.ts';
import { jwtLogin } from '../../app/contract/session/jwtLogin.ts';
import { bindProUser } from '../../app/contract/user/bindProUser.ts';
import { changePwd } from '../../app/contract/user/changePwd.ts';
import { editNick } from '../../app/contract/user/editNick.ts';
import { mine } from '../../app/contract/user/mine.ts';
import { setPhone } from '../../app/contract/user/setPhone.ts';
import { openWorld, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.sandbox.close());

/** What people try to put into pages, cut so that it fits a name. */
const hostile = [
  '<b>x</b>',
  '"><svg/>',
  "' OR 1=1--",
  '{{7*7}}',
  '#{7*7}',
  '&lt;i&gt;',
  '\\u003c',
  '<!--',
  ']]>',
  '%3Cb%3E',
  'javascript',
  '../../etc',
  '=1+1',
  '__proto__',
  'null',
];

describe('text a person enters', () => {
  it.each(hostile)('comes back as it was: %s', async (text) => {
    const person = await world.person({ nickName: text });
    expect((await world.as(person, mine, {})).data.nickName).toBe(text);
    const { code: inviteCode } = (await world.as(person, getUserProUrl, {})).data;
    const invited = await world.person();
    await world.as(invited, editNick, { nickName: text });
    await world.as(invited, bindProUser, { inviteCode });
    const page = { page: 1, pageSize: 5 };
    const { data, headers } = await world.as(person, noticeList, page);
    expect(data.list[0]?.content).toContain(text);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('comes back as it was, whatever characters it has', async () => {
    const person = await world.person();
    const text = fc.string({ unit: 'grapheme', maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(text, async (nickName) => {
        const { code, data } = await world.as(person, editNick, { nickName });
        if (nicknameProblem(nickName)) expect(code).toBe(3001);
        else expect(data.nickName).toBe(nickName.trim());
        if (code === 0)
          expect((await world.as(person, mine, {})).data.nickName).toBe(data.nickName);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a restart', () => {
  it('keeps people, sessions and what they changed', async () => {
    const before = await openWorld();
    const person = await before.person();
    await before.as(person, editNick, { nickName: 'Kept' });
    const after = await before.sandbox.reopen();
    const { data } = await after.send(mine, {}, { token: person.token });
    expect(data.nickName).toBe('Kept');
    const renewed = await after.send(jwtLogin, { ...person.client, token: person.jwt });
    expect(renewed.code).toBe(0);
    await after.close();
  });
});

describe('secrets', () => {
  it('are in no log entry and in no file', async () => {
    const own = await openWorld();
    const person = await own.person({ password: 'Very5ecretWord' });
    const phone = own.phone();
    const smsCode = await own.smsCode(phone, 'setPhone');
    await own.as(person, setPhone, { phone, smsCode, password: person.password });
    const second = await own.login(person, person.client);
    const change = { oldPassword: person.password, newPassword: 'An0therSecret' };
    await own.as(person, changePwd, change, { key: 'key-that-is-a-secret' });
    await own.as(person, changePwd, { ...change, oldPassword: 'Wr0ngSecretWord' });
    await own.as(person, uploadMedia, { kind: 'file', name: 'private-name.txt' });
    await own.sandbox.fetch(new Request('http://plain.localhost/api/x?token=QuerySecret'));
    const tokens = [person, second.data].flatMap((one) => [one.token, one.jwt, one.chatToken]);
    const passwords = ['Very5ecretWord', 'An0therSecret', 'Wr0ngSecretWord'];
    const secrets = [...tokens, ...passwords, 'key-that-is-a-secret', 'QuerySecret'];
    const logged = JSON.stringify(own.sandbox.logs);
    expect(logged).toContain('user.changePwd');
    for (const secret of [...secrets, smsCode, phone, 'private-name']) {
      expect(logged.includes(secret)).toBe(false);
    }
    await own.sandbox.services.db.close();
    const { folder } = own.sandbox;
    const files = readdirSync(folder, { recursive: true, withFileTypes: true });
    for (const file of files.filter((one) => one.isFile())) {
      const bytes = readFileSync(join(file.parentPath, file.name));
      for (const secret of secrets) expect(bytes.includes(secret)).toBe(false);
    }
    await own.sandbox.close();
  });
});
