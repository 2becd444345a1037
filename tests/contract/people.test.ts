import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getUserByNick } from '../../app/contract/people/getUserByNick.ts';
import { report, reportReasons } from '../../app/contract/people/report.ts';
import { setFriendRemark } from '../../app/contract/people/setFriendRemark.ts';
import { join, openWire, textMessage } from '../../sandbox/testing/gatewayPeople.ts';
import { foreignBrand } from '../../sandbox/testing/testBrands.data.ts';
import { givePhone } from './support/givePhone.ts';
import { openWorld, type Person, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.sandbox.close());

const found = async (person: Person, nick: string) =>
  (await world.as(person, getUserByNick, { nick })).data.list;
const idsOf = (list: { userId: string }[]) => list.map(({ userId }) => userId);

describe('looking for people', () => {
  it('finds a whole account name or id, whatever the case of the name', async () => {
    const [one, other] = [await world.person(), await world.person({ nickName: '小雨' })];
    expect(idsOf(await found(one, other.account.toUpperCase()))).toEqual([other.userId]);
    expect(idsOf(await found(one, ` ${other.userId} `))).toEqual([other.userId]);
    expect(await found(one, other.account.slice(0, -1))).toEqual([]);
    expect(await found(one, other.userId.slice(0, -1))).toEqual([]);
  });

  it('finds a nickname from its start, and of one character only a whole one', async () => {
    const one = await world.person();
    const other = await world.person({ nickName: '欧阳小雪' });
    expect(idsOf(await found(one, '欧阳'))).toEqual([other.userId]);
    expect(await found(one, '小雪')).toEqual([]);
    expect(await found(one, '欧')).toEqual([]);
    const short = await world.person({ nickName: '欧' });
    expect(idsOf(await found(one, '欧'))).toEqual([short.userId]);
  });

  it('puts whole names before longer ones, and tells at most twenty', async () => {
    const one = await world.person();
    for (let count = 0; count < 21; count += 1) await world.person({ nickName: `Zed${count}` });
    const whole = await world.person({ nickName: 'zed' });
    const list = await found(one, 'ZED');
    expect(list).toHaveLength(20);
    expect(list[0]?.userId).toBe(whole.userId);
  });

  it('tells nothing but id, nickname and picture, and finds nobody by a phone number', async () => {
    const [one, other] = [await world.person(), await world.person({ nickName: 'Private' })];
    const phone = await givePhone(world, other);
    expect(await found(one, phone)).toEqual([]);
    const [shown] = await found(one, 'private');
    expect(Object.keys(shown ?? {}).sort()).toEqual(['avatar', 'nickName', 'userId']);
  });

  it('finds neither oneself nor people of another platform', async () => {
    const one = await world.person();
    const far = await world.person({ packageId: foreignBrand.packageId });
    expect(await found(one, one.account)).toEqual([]);
    expect(await found(one, far.userId)).toEqual([]);
  });

  it('is limited to thirty times a minute', async () => {
    const limited = await openWorld({ hasRateLimits: true });
    const person = await limited.person();
    const look = () => limited.as(person, getUserByNick, { nick: 'somebody' });
    for (let count = 0; count < 30; count += 1) expect((await look()).code).toBe(0);
    expect(await look()).toMatchObject({ status: 429, code: 1002 });
    await limited.sandbox.close();
  });
});

describe('a remark', () => {
  it('is told to the devices of whoever set it, and to nobody else', async () => {
    const [one, other] = [await world.person(), await world.person()];
    const { call } = world.sandbox.gateway;
    await call(one.userId, 'AddFriend', { toUserID: other.userId, reqMsg: '' });
    await call(other.userId, 'AcceptFriendApplication', { toUserID: one.userId, handleMsg: '' });
    const wire = await openWire(world.sandbox);
    const [own, theirs] = [await join(wire, one), await join(wire, other)];
    const input = { sendID: one.userId, recvID: other.userId, remark: 'Benjamin' };
    await world.as(one, setFriendRemark, input);
    await own.until(({ event }) => event === 'OnConversationChanged');
    expect(await own.told('OnFriendInfoChanged')).toMatchObject([
      { userID: other.userId, remark: 'Benjamin' },
    ]);
    expect(await own.told('OnConversationChanged')).toMatchObject([[{ showName: 'Benjamin' }]]);
    expect(await theirs.events()).toEqual([]);
    await wire.close();
  });
});

const plain = { reason: 'spam', words: '', images: [] };

type KeptReport = { id: string; reason: string; clientMsgId: string | null };

async function reports(): Promise<KeptReport[]> {
  const headers = { accept: 'application/json' };
  const request = new Request('http://localhost/sandbox/reports', { headers });
  return (await (await world.sandbox.fetch(request)).json()).reports;
}

describe('a report', () => {
  it.each(reportReasons)('takes the reason %s', async (reason) => {
    const [one, other] = [await world.person(), await world.person()];
    const input = { ...plain, about: 'user', userId: other.userId, reason };
    const { code, data } = await world.as(one, report, input);
    expect(code).toBe(0);
    expect((await reports()).find(({ id }) => id === data.reportId)?.reason).toBe(reason);
  });

  it.each([
    ['another reason', { reason: 'dislike' }],
    ['more than 500 characters', { words: 'x'.repeat(501) }],
    ['more than three pictures', { images: ['/media/a', '/media/b', '/media/c', '/media/d'] }],
    ['a NUL', { words: 'a\0b' }],
  ])('is refused with %s', async (_, fields) => {
    const [one, other] = [await world.person(), await world.person()];
    const before = (await reports()).length;
    const input = { ...plain, about: 'user', userId: other.userId, ...fields };
    expect((await world.as(one, report, input)).code).toBe(1001);
    expect(await reports()).toHaveLength(before);
  });

  it('is kept once, however often it is sent with its key', async () => {
    const [one, other] = [await world.person(), await world.person()];
    const input = { ...plain, about: 'user', userId: other.userId };
    const before = (await reports()).length;
    const send = () => world.as(one, report, input, { key: 'one-report-only' });
    const [first, second] = [await send(), await send()];
    expect(second.data).toEqual(first.data);
    expect(await reports()).toHaveLength(before + 1);
  });

  it('names a message by its sender and id, for those who can see it', async () => {
    const [one, other, third] = [await world.person(), await world.person(), await world.person()];
    const message = textMessage('pay me first');
    const sent = { recvID: one.userId, groupID: '' };
    const wire = await openWire(world.sandbox);
    const peer = await join(wire, other);
    const { clientMsgID } = await peer.call('SendMessage', { ...sent, message });
    await wire.close();
    const input = { ...plain, about: 'message', userId: other.userId, clientMsgId: clientMsgID };
    expect((await world.as(third, report, input)).code).toBe(3008);
    expect((await world.as(one, report, { ...input, clientMsgId: 'none' })).code).toBe(3008);
    const { data } = await world.as(one, report, input);
    const kept = (await reports()).find(({ id }) => id === data.reportId);
    expect(kept?.clientMsgId).toBe(clientMsgID);
  });

  it('names a group of the platform', async () => {
    const [one, owner] = [await world.person(), await world.person()];
    const { groupID } = await world.sandbox.gateway.call(owner.userId, 'CreateGroup', {
      groupBaseInfo: {
        ...{ groupType: 0, groupName: 'Odd jobs', introduction: '', notification: '' },
        ...{ faceURL: '', ex: '', needVerification: 0 },
      },
      memberList: [],
    });
    const about = { ...plain, about: 'group' };
    expect((await world.as(one, report, { ...about, groupId: groupID })).code).toBe(0);
    expect((await reports())[0]).toMatchObject({ group: { name: 'Odd jobs' }, user: null });
    expect((await world.as(one, report, { ...about, groupId: '1' })).code).toBe(3008);
    expect((await world.as(one, report, about)).code).toBe(3008);
  });
});
