import { afterEach, describe, expect, it } from 'vitest';
import { gatewayFunctions } from '../../app/contract/gateway/gatewayFunctions.ts';
import { accountLogin } from '../../app/contract/session/accountLogin.ts';
import { editNick } from '../../app/contract/user/editNick.ts';
import { plainBrand } from '../../sandbox/testing/testBrands.data.ts';
import {
  type Frame,
  functionOf,
  loadSdk,
  methodsOf,
  type Sdk,
  sdkPackages,
} from './support/sdk.ts';
import { openWorld, type Person, type World } from './support/world.ts';

let world: World;
afterEach(() => world.close());

/** @returns the first frame of an event. */
const once = (sdk: Sdk, event: string) => new Promise<Frame>((heard) => sdk.on(event, heard));

const refusalOf = (asked: Promise<Frame> | undefined) =>
  asked?.then(
    () => {
      throw new Error('It was not refused.');
    },
    (frame: Frame) => frame,
  );

async function sendText(from: Person, to: Person, text: string): Promise<string> {
  const message = (await from.sdk['createTextMessage']?.(text))?.data ?? '';
  await from.sdk['sendMessage']?.({ recvID: to.id, groupID: '', message });
  return JSON.parse(message).clientMsgID;
}

const messagesOf = ({ heard }: Person) =>
  heard.flatMap(({ event, data }) => (event === 'OnRecvNewMessage' ? [JSON.parse(data)] : []));

describe.each(Object.entries(sdkPackages))('sessions of the published client %s', (_, name) => {
  const makeSdk = loadSdk(name);

  it('logs in, says so in order, and knows who it is', async () => {
    world = await openWorld(makeSdk);
    const { ana } = world.people;
    const tab = await world.openTab('ana');
    expect((await tab.sdk['getLoginStatus']?.())?.data).toBe('101');
    expect((await ana.sdk['getLoginUser']?.())?.data).toBe(ana.id);
    expect(tab.heard.map(({ event }) => event).slice(0, 4)).toEqual([
      'OnConnecting',
      'OnConnectSuccess',
      'OnSyncServerStart',
      'OnSyncServerFinish',
    ]);
    expect((await tab.sdk['logout']?.())?.errCode).toBe(0);
    expect(await refusalOf(tab.sdk['getLoginStatus']?.())).toMatchObject({ errCode: 112 });
  });

  it('refuses what the gateway has no function for', async () => {
    world = await openWorld(makeSdk);
    const { sdk } = world.people.ana;
    const known = new Set<string>(gatewayFunctions.map((one) => one.name));
    const others = methodsOf(sdk).filter((method) => !known.has(functionOf(method)));
    expect(others.length).toBeGreaterThan(10);
    for (const method of others) {
      const refusal = await refusalOf(sdk[method]?.({}));
      expect([method, refusal?.errCode]).toEqual([method, 1001]);
    }
  });

  it('brings a message to every tab of both sides once', async () => {
    world = await openWorld(makeSdk);
    const { ana, ben } = world.people;
    const [anaTab, benTab] = [await world.openTab('ana'), await world.openTab('ben')];
    const id = await sendText(ana, ben, 'to all of us');
    for (const { sdk } of [ana, ben, anaTab, benTab]) await sdk['getLoginStatus']?.();
    const seen = (person: Person) => messagesOf(person).map(({ clientMsgID }) => clientMsgID);
    expect([ana, anaTab, ben, benTab].map(seen)).toEqual([[], [id], [id], [id]]);
  });

  it('hears many messages at once where it asked for that', async () => {
    world = await openWorld(makeSdk);
    const { ana, ben } = world.people;
    const tab = await world.openTab('ben', { isBatch: true });
    await sendText(ana, ben, 'one of many');
    await tab.sdk['getLoginStatus']?.();
    const batches = tab.heard.filter(({ event }) => event === 'OnRecvNewMessages');
    expect(batches.map(({ data }) => JSON.parse(data)[0].content)).toEqual(['one of many']);
    expect(messagesOf(tab)).toEqual([]);
  });

  it('comes back by itself after its connection was cut, and lost nothing', async () => {
    world = await openWorld(makeSdk);
    const { ana, ben } = world.people;
    await world.settle();
    const isBack = once(ben.sdk, 'OnSyncServerFinish');
    world.sandbox.gateway.cut(ben.id);
    const id = await sendText(ana, ben, 'while you were away');
    await isBack;
    const history = await ben.sdk['getHistoryMessageList']?.({
      userID: ana.id,
      groupID: '',
      count: 10,
      startClientMsgID: '',
    });
    const list: { clientMsgID: string }[] = JSON.parse(history?.data ?? '');
    expect(list.map(({ clientMsgID }) => clientMsgID)).toEqual([id]);
  });

  it('is told when the account logs in elsewhere, and is not let in again', async () => {
    world = await openWorld(makeSdk);
    const { ana } = world.people;
    const isKicked = once(ana.sdk, 'OnKickedOffline');
    const { data } = await world.sandbox.send(accountLogin, {
      packageId: plainBrand.packageId,
      platform: 'h5',
      deviceId: 'another-device',
      operationID: 'elsewhere',
      account: 'ana_1',
      password: 'demo1234',
    });
    expect((await isKicked).data).toBe('');
    const refusal = await refusalOf(world.openTab('ana').then(() => ({}) as Frame));
    expect(refusal?.errCode).toBe(706);
    const elsewhere = await world.openTab('ana', {}, data.chatToken);
    expect((await elsewhere.sdk['getLoginStatus']?.())?.data).toBe('101');
  });

  it('shows what three people write at once to all of them, once and in one order', async () => {
    world = await openWorld(makeSdk);
    const { ana, ben, cleo } = world.people;
    const writers = [ana, ben, cleo];
    const created = await ana.sdk['createGroup']?.({
      groupBaseInfo: { groupType: 0, groupName: 'All at once' },
      memberList: [ben, cleo].map(({ id }) => ({ userID: id, roleLevel: 1 })),
    });
    const { groupID }: { groupID: string } = JSON.parse(created?.data ?? '');
    const write = async ({ sdk }: Person, text: string) => {
      const message = (await sdk['createTextMessage']?.(text))?.data;
      await sdk['sendMessage']?.({ recvID: '', groupID, message });
    };
    await Promise.all(
      writers.flatMap((one) => Array.from({ length: 20 }, (_, index) => write(one, `${index}`))),
    );
    const idsSeenBy = async ({ sdk }: Person) => {
      const page = { userID: '', groupID, count: 100, startClientMsgID: '' };
      const list = (await sdk['getHistoryMessageList']?.(page))?.data ?? '';
      const messages: { clientMsgID: string; seq: number }[] = JSON.parse(list);
      expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, index) => index + 1));
      return messages.map(({ clientMsgID }) => clientMsgID);
    };
    const seen = await Promise.all(writers.map(idsSeenBy));
    expect(seen[0]).toHaveLength(61);
    expect(new Set(seen[0]).size).toBe(61);
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
    await world.settle();
  });

  it('tells friends of a name changed on the profile page', async () => {
    world = await openWorld(makeSdk);
    const { ana, ben } = world.people;
    await ana.sdk['addFriend']?.({ toUserID: ben.id, reqMsg: '' });
    await ben.sdk['acceptFriendApplication']?.({ toUserID: ana.id, handleMsg: '' });
    await world.settle();
    const told = once(ben.sdk, 'OnConversationChanged');
    await world.sandbox.send(editNick, { nickName: 'Ana Lu' }, { token: ana.token });
    expect(JSON.parse((await told).data)).toMatchObject([{ showName: 'Ana Lu' }]);
    const { ana: own, ben: friend } = await world.settle();
    expect(own.map(({ event }) => event)).toEqual(['OnSelfInfoUpdated']);
    expect(friend.map(({ event }) => event)).toEqual([
      'OnFriendInfoChanged',
      'OnConversationChanged',
    ]);
  });
});
