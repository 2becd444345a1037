import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentType as type } from '../../../app/contract/gateway/contentType.ts';
import type { Message } from '../../../app/contract/gateway/entities/message.ts';
import { readPeaks } from '../../../app/lib/voice/voicePeaks.ts';
import { findByAccount } from '../../accounts/users.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/openTestSandbox.ts';
import { plainBrand } from '../../testing/testBrands.data.ts';
import { seedPeople } from '../people.data.ts';
import { seedSandbox } from '../seed.ts';
import { pairs } from './testing/pairs.data.ts';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await openTestSandbox();
  await seedSandbox(sandbox);
});
afterAll(() => sandbox.close());

async function idOf(account: string): Promise<string> {
  const { platformId } = plainBrand;
  const found = await findByAccount(sandbox.services.db.read, platformId, account);
  if (!found) throw new Error(`${account} is not there.`);
  return found.id;
}

async function historyOf(
  account: string,
  peer: { userID?: string; groupID?: string },
): Promise<Message[]> {
  const ids = { userID: '', groupID: '', conversationID: '', ...peer };
  const page = { ...ids, count: 200, startClientMsgID: '' };
  return (await sandbox.gateway.call(await idOf(account), 'GetHistoryMessageList', page)) ?? [];
}

const historyWith = async (account: string, friend: string) =>
  historyOf(account, { userID: await idOf(friend) });

const fetchFile = (path: string) => sandbox.fetch(new Request(`http://plain.localhost${path}`));

const ofKind = (messages: readonly Message[], kind: number) =>
  messages.filter(({ contentType }) => contentType === kind);

describe.each(pairs)('the talk of %s with %s', (account, friend) => {
  it('lasts two days and holds every kind of message', async () => {
    const messages = await historyWith(account, friend);
    for (const kind of [
      type.video,
      type.file,
      type.location,
      type.card,
      type.quote,
      type.merger,
      type.face,
    ])
      expect(ofKind(messages, kind), `kind ${kind}`).toHaveLength(1);
    expect(ofKind(messages, type.picture)).toHaveLength(4);
    const own = await idOf(account);
    const voices = ofKind(messages, type.voice).map(({ sendID }) => sendID === own);
    expect(voices.sort()).toEqual([false, true]);
    const texts = ofKind(messages, type.text).map(({ content }) => content);
    expect(texts.filter((text) => /https:\/\/example\.com\/[a-z-]+$/.test(text))).toHaveLength(1);
    expect(texts.filter((text) => /^\p{Emoji_Presentation}+$/u.test(text))).toHaveLength(1);
    const media = ofKind(messages, type.file)[0]?.sendTime ?? 0;
    const album = ofKind(messages, type.picture)[0]?.sendTime ?? 0;
    expect(media - album).toBeGreaterThan(20 * 3_600_000);
  });

  it('has an album of three pictures, close to each other', async () => {
    const [first, , third] = ofKind(await historyWith(account, friend), type.picture);
    if (!first || !third) throw new Error('There are too few pictures.');
    expect(third.sendID).toBe(first.sendID);
    expect(third.sendTime - first.sendTime).toBeLessThan(60_000);
  });

  it('names files that are there, of the kind and the size it says', async () => {
    const messages = await historyWith(account, friend);
    const files = messages.flatMap(({ pictureElem, soundElem, videoElem, fileElem }) => {
      const { url = '', size = 0, type: mediaType = '' } = pictureElem?.sourcePicture ?? {};
      return [
        ...(pictureElem ? [[url, size, mediaType] as const] : []),
        ...(soundElem ? [[soundElem.sourceUrl, soundElem.dataSize, 'audio/webm'] as const] : []),
        ...(fileElem ? [[fileElem.sourceUrl, fileElem.fileSize, 'text/plain'] as const] : []),
        ...(videoElem
          ? [
              [videoElem.videoUrl, videoElem.videoSize, videoElem.videoType] as const,
              [videoElem.snapshotUrl, videoElem.snapshotSize, 'image/jpeg'] as const,
            ]
          : []),
      ];
    });
    expect(files).toHaveLength(9);
    for (const [url, size, mediaType] of files) {
      const response = await fetchFile(url);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')?.split(';')[0]).toBe(mediaType);
      expect((await response.arrayBuffer()).byteLength).toBe(size);
    }
  });

  it('draws its voices, and names people and messages that are there', async () => {
    const messages = await historyWith(account, friend);
    for (const { ex, soundElem } of ofKind(messages, type.voice)) {
      expect(Math.max(...(readPeaks(ex) ?? []))).toBe(100);
      expect(soundElem?.duration).toBeGreaterThan(1);
    }
    const [quote] = ofKind(messages, type.quote);
    const quoted = messages.find(
      ({ clientMsgID }) => clientMsgID === quote?.quoteElem?.quoteMessage?.['clientMsgID'],
    );
    expect(quoted?.contentType).toBe(type.text);
    const card = JSON.parse(ofKind(messages, type.card)[0]?.content ?? '');
    const people = await Promise.all(seedPeople.map((one) => idOf(one.account)));
    expect(people).toContain(card.userID);
    expect(card.nickname).not.toBe('');
    const [record] = ofKind(messages, type.merger);
    expect(record?.mergeElem?.multiMessage).toHaveLength(3);
  });
});

it.each(pairs)('mentions %s in a group, where there is a picture too', async (account) => {
  const own = await idOf(account);
  const groups = (await sandbox.gateway.call(own, 'GetJoinedGroupList', undefined)) ?? [];
  const said = await Promise.all(groups.map(({ groupID }) => historyOf(account, { groupID })));
  const meant = said.find((messages) =>
    messages.some(({ atElem }) => atElem?.atUserList?.includes(own)),
  );
  expect(ofKind(meant ?? [], type.picture)).toHaveLength(1);
});
