import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '../../../app/contract/gateway/entities/message.ts';
import { uploadMedia } from '../../../app/contract/media/uploadMedia.ts';
import type { Database } from '../../database/database.ts';
import {
  groups,
  media,
  messages,
  orders,
  recharges,
  reports,
  users,
} from '../../database/schema.ts';
import { mediaFolder } from '../../media/mediaStore.ts';
import { type Peer, type Person, textMessage, type Wire } from '../../testing/gatewayPeople.ts';
import {
  closeScene,
  history,
  makeGroup,
  openScene,
  send,
  sendToGroup,
} from '../../testing/gatewayScene.ts';
import { twoHalves } from '../../testing/mediaSamples.ts';
import type { TestSandbox } from '../../testing/openTestSandbox.ts';

let sandbox: TestSandbox;
let wire: Wire;
let people: Record<'ada' | 'ben' | 'cora', Person>;
let ada: Peer;
let ben: Peer;
let cora: Peer;
beforeEach(async () => {
  ({ sandbox, wire, people, ada, ben, cora } = await openScene());
});
afterEach(() => closeScene({ sandbox, wire }));

const answerTo = (quoteMessage: Message, text = 'I see') =>
  textMessage('', { contentType: 114, quoteElem: { text, quoteMessage, messageEntityList: [] } });
const mentionIn = (quoteMessage: Message, userId: string) =>
  textMessage('', {
    contentType: 106,
    atElem: { text: 'you!', atUserList: [userId], atUsersInfo: [], quoteMessage, isAtSelf: false },
  });

async function upload(size = 40, by = people.ada): Promise<string> {
  const bytes = await twoHalves(size, size).png().toBuffer();
  const file = new Blob([new Uint8Array(bytes)], { type: 'image/png' });
  const { data } = await sandbox.send(uploadMedia, { kind: 'image', name: 'a' }, { ...by, file });
  return data.url;
}

const pictureOf = (url: string) => {
  const picture = { uuid: '', type: 'image/png', size: 1, width: 40, height: 40, url };
  const pictureElem = {
    sourcePath: '',
    sourcePicture: picture,
    bigPicture: picture,
    snapshotPicture: picture,
  };
  return textMessage('', { contentType: 102, pictureElem });
};

const statusOf = async (url: string) =>
  (await sandbox.fetch(new Request(`http://plain.localhost${url}`))).status;
const onDisk = () => readdirSync(mediaFolder(sandbox.folder));

/** Shows an uploaded file somewhere else than in a message. */
const show = {
  profile: (db: Database, avatar: string) => db.write((tx) => tx.update(users).set({ avatar })),
  async group(db: Database, faceURL: string) {
    await makeGroup(ada, [ben]);
    await db.write((tx) => tx.update(groups).set({ faceURL }));
  },
  report: (db: Database, url: string) =>
    db.write((tx) =>
      tx.insert(reports).values({
        ...{ id: 'r', packageId: 1, reporterId: ben.userId, about: 'user', userId: ada.userId },
        ...{ reason: 'spam', words: '', images: JSON.stringify([url]), createdAt: 1 },
      }),
    ),
  order: (db: Database, proof: string) =>
    db.write(async (tx) => {
      const orderNo = 'o';
      await tx.insert(orders).values({
        ...{ orderNo, kind: 'recharge', walletId: 'w', packageId: 1, amount: 1, status: 0 },
        ...{ stage: 'review', createdAt: 1 },
      });
      await tx.insert(recharges).values({ orderNo, method: 'transfer', proof, isOpen: true });
    }),
};

/** Everything the database keeps of messages, and what the people find. */
async function kept(): Promise<string> {
  const rows = await sandbox.services.db.read.select().from(messages);
  const found = await Promise.all([
    history(ada, ben),
    history(ben, ada),
    ben.call('GetAllConversationList'),
  ]);
  return JSON.stringify([rows, found]);
}

describe('the words of a message that is taken back', () => {
  it('are gone from the answers to it, which stay', async () => {
    const sent = await send(ada, ben, 'a secret');
    await send(ben, ada, answerTo(sent));
    await send(ben, ada, mentionIn(sent, ada.userId));
    expect(await kept()).toContain('a secret');
    await ada.call('NewRevokeMessage', sent);
    expect(await kept()).not.toContain('a secret');
    const [, answer, mention] = await history(ben, ada);
    const named = { clientMsgID: sent.clientMsgID, sendID: ada.userId, contentType: 101 };
    expect(answer?.quoteElem).toMatchObject({ text: 'I see', quoteMessage: named });
    expect(mention?.atElem).toMatchObject({ text: 'you!', quoteMessage: named });
    expect(JSON.parse(answer?.content ?? '')).toEqual(answer?.quoteElem);
  });

  it('are not told by an answer that comes afterwards', async () => {
    const sent = await send(ada, ben, 'a secret');
    await ada.call('NewRevokeMessage', sent);
    await ben.forget();
    await ada.forget();
    await send(ben, ada, answerTo(sent));
    const told = await ada.told('OnRecvNewMessage');
    expect(told).toMatchObject([
      { quoteElem: { quoteMessage: { clientMsgID: sent.clientMsgID } } },
    ]);
    expect(await kept()).not.toContain('a secret');
    expect(JSON.stringify([ada.frames, ben.frames])).not.toContain('a secret');
  });

  it('are gone from answers in other conversations too, and in records', async () => {
    const sent = await send(ada, ben, 'a secret');
    const groupID = await makeGroup(ben, [cora]);
    const answer = answerTo(sent);
    await sendToGroup(ben, groupID, answer);
    const mergeElem = { title: 'Both', abstractList: [], multiMessage: [{ ...answerTo(sent) }] };
    await sendToGroup(ben, groupID, textMessage('', { contentType: 107, mergeElem }));
    expect(await kept()).toContain('a secret');
    await ada.call('NewRevokeMessage', sent);
    expect(await kept()).not.toContain('a secret');
  });

  it('leave quotes of a message of somebody else with the same id alone', async () => {
    const sent = await send(ada, ben, 'a secret');
    const other = { ...sent, sendID: cora.userId, content: 'hers' };
    await send(ben, ada, answerTo(other));
    await ada.call('NewRevokeMessage', sent);
    expect(await kept()).toContain('hers');
  });

  it('are gone from answers once a private message has burnt', async () => {
    const conversationID = `single_${ben.userId}`;
    await send(ada, ben, 'before');
    await ada.call('SetOneConversationPrivateChat', { conversationID, isPrivate: true });
    const url = await upload();
    const [words, picture] = [
      await send(ada, ben, 'a secret'),
      await send(ada, ben, pictureOf(url)),
    ];
    await ada.call('SetOneConversationPrivateChat', { conversationID, isPrivate: false });
    await send(ben, ada, answerTo(words));
    await send(ben, ada, answerTo(picture));
    const msgIDList = [words.clientMsgID, picture.clientMsgID];
    await ben.call('MarkC2CMessageAsRead', { userID: ada.userId, msgIDList });
    await ada.forget();
    sandbox.clock.now += 30_000;
    await ada.until(
      ({ event, data }) => event === 'OnMsgDeleted' && data.includes(picture.clientMsgID),
    );
    expect(await kept()).not.toContain('a secret');
    expect(await statusOf(url)).toBe(404);
  });
});

describe('the file of a message that is taken back', () => {
  it('is not served any more, and not on the disk', async () => {
    const url = await upload();
    const sent = await send(ada, ben, pictureOf(url));
    await send(ben, ada, answerTo(sent));
    expect(await statusOf(url)).toBe(200);
    await ada.call('NewRevokeMessage', sent);
    expect(await statusOf(url)).toBe(404);
    expect(onDisk()).toEqual([]);
    expect(await kept()).not.toContain(url);
  });

  it('stays for a message that shows it too, until that is taken back', async () => {
    const url = await upload();
    const sent = await send(ada, ben, pictureOf(url));
    const forwarded = await send(ben, cora, pictureOf(url));
    const mergeElem = { title: 'Both', abstractList: [], multiMessage: [{ ...pictureOf(url) }] };
    const record = await send(ben, ada, textMessage('', { contentType: 107, mergeElem }));
    for (const [one, by] of [
      [sent, ada],
      [forwarded, ben],
    ] as const) {
      await by.call('NewRevokeMessage', one);
      expect(await statusOf(url)).toBe(200);
    }
    await ben.call('NewRevokeMessage', record);
    expect(await statusOf(url)).toBe(404);
  });

  it('goes once everybody has deleted the message, one by one or all at once', async () => {
    const url = await upload();
    const sent = await send(ada, ben, pictureOf(url));
    const seen = await send(ada, ben, pictureOf(await upload(60)));
    await ada.call('DeleteMessageFromLocalAndSvr', sent);
    expect(await statusOf(url)).toBe(200);
    await ben.call('ClearC2CHistoryMessageFromLocalAndSvr', ada.userId);
    expect(await statusOf(url)).toBe(404);
    expect(await statusOf(seen.pictureElem?.sourcePicture?.url ?? '')).toBe(200);
    await ada.call('DeleteMessageFromLocalAndSvr', seen);
    expect(onDisk()).toEqual([]);
  });

  it.each(['profile', 'group', 'report', 'order'] as const)(
    'stays where it is shown elsewhere too: %s',
    async (place) => {
      const url = await upload();
      const sent = await send(ada, ben, pictureOf(url));
      await show[place](sandbox.services.db, url);
      await ada.call('NewRevokeMessage', sent);
      expect(await statusOf(url)).toBe(200);
    },
  );

  it('is there again once it is uploaded again', async () => {
    const url = await upload();
    const sent = await send(ada, ben, pictureOf(url));
    await ada.call('NewRevokeMessage', sent);
    expect(await upload()).toBe(url);
    expect(await statusOf(url)).toBe(200);
    await ada.call('NewRevokeMessage', await send(ada, ben, pictureOf(url)));
    expect(await statusOf(url)).toBe(404);
  });

  it('is not that of somebody else who has uploaded the same', async () => {
    const [url, other] = [await upload(), await upload(40, people.ben)];
    await ada.call('NewRevokeMessage', await send(ada, ben, pictureOf(url)));
    expect([await statusOf(url), await statusOf(other)]).toEqual([404, 200]);
  });

  it('stays for whoever has uploaded it meanwhile', async () => {
    const url = await upload();
    const sent = await send(ada, ben, pictureOf(url));
    sandbox.clock.now += 1_000;
    await upload();
    await ada.call('NewRevokeMessage', sent);
    expect(await statusOf(url)).toBe(200);
  });

  it('goes when the sandbox opens, where it was killed before', async () => {
    const url = await upload();
    const { db } = sandbox.services;

    await db.write((tx) => tx.update(media).set({ removedAt: 1 }));
    expect(await statusOf(url)).toBe(200);
    await wire.close();
    sandbox = await sandbox.reopen();
    expect(await statusOf(url)).toBe(404);
    expect(onDisk()).toEqual([]);
  });
});
