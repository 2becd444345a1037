// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plainMessage } from '../../../../../tests/support/chatRows.ts';
import {
  type OpenedConversation,
  openConversation,
} from '../../../../../tests/support/conversationScreen.tsx';
import { giveLayout } from '../../../../../tests/support/layout.ts';
import { contentType } from '../../../../contract/gateway/contentType.ts';
import { messageKeyOf } from '../../../../core/messaging/messageRef.ts';
import type { Messaging } from '../../../../core/messaging/messaging.ts';
import {
  messageChangesAtom,
  messagingStatusAtom,
  type Timeline,
} from '../../../../core/messaging/messagingAtoms.ts';
import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';
import media from '../../../../locales/en-US/chat.media.json';
import common from '../../../../locales/en-US/common.json';
import { mediaViewer } from '../MessageOpeners.tsx';

function photo(clientMsgID: string, changes: Partial<StoredMessage> = {}): StoredMessage {
  const url = changes.state === undefined ? `/media/${clientMsgID}.jpg` : '';
  const picture = { uuid: '', type: 'image/jpeg', size: 9, width: 800, height: 600, url };
  const sizes = { sourcePicture: picture, bigPicture: picture, snapshotPicture: picture };
  const pictureElem = { sourcePath: '', ...sizes };
  const kind = { contentType: contentType.picture, content: '', pictureElem };
  return plainMessage({ clientMsgID, ...kind, ...changes });
}

let screen: OpenedConversation;
let takeLayout: () => void;
beforeEach(() => {
  takeLayout = giveLayout();
});
afterEach(async () => {
  await screen.close();
  takeLayout();
  vi.restoreAllMocks();
});

async function view(
  messages: StoredMessage[],
  at: StoredMessage,
  messaging: Partial<Messaging> = {},
  ends: Partial<Timeline> = {},
): Promise<OpenedConversation> {
  screen = await openConversation({ timeline: { messages, ...ends }, messaging });
  const { conversationID } = at;
  await act(async () => {
    screen.openSheet(mediaViewer, { conversationID, at: messageKeyOf(at) });
  });
  return screen;
}
const current = () =>
  document.querySelector('.yarl__slide_current img, .yarl__slide_current video');
const shown = () => current()?.getAttribute('src');
const said = () => current()?.getAttribute('alt');
const position = (index: number, count: number) =>
  media.photoPosition.replace('{{index}}', `${index}`).replace('{{count}}', `${count}`);

it('opens at the picture that was tapped, and closes', async () => {
  const [one, two] = [photo('one'), photo('two')];
  const { settles, tap } = await view([one, two], two);
  await settles(() => shown() === `${window.location.origin}/media/two.jpg`);
  await tap('Close');
  await settles(() => document.querySelector('[role="dialog"]') === null);
});

it('stays at its picture while others come in', async () => {
  const [one, two] = [photo('one'), photo('two')];
  const { settles, showTimeline } = await view([one, two], two);
  await settles(() => shown() !== undefined);
  await showTimeline({ messages: [photo('older'), one, two, photo('newer')] });
  expect(shown()).toBe(`${window.location.origin}/media/two.jpg`);
});

describe('a photo that does not load', () => {
  const failed = () => screen.text().includes(media.photoFailed);
  const fail = () => act(async () => void current()?.dispatchEvent(new Event('error')));
  const others = () => [...document.querySelectorAll('.yarl__slide:not(.yarl__slide_current) img')];
  const three = [photo('one'), photo('two'), photo('three')] as const;
  const openBroken = async () => {
    const { settles } = await view([...three], three[1]);
    await settles(() => said() === position(2, 3));
    await fail();
  };

  it('is loaded again at its place when asked to, and the others are left alone', async () => {
    await openBroken();
    expect(failed()).toBe(true);
    const [broken, beside] = [current(), others()];
    await screen.tap(common.tryAgain);
    expect(failed()).toBe(false);
    expect(screen.has(common.tryAgain)).toBe(false);
    expect(current()).not.toBe(broken);
    expect([shown(), said()]).toEqual([`${window.location.origin}/media/two.jpg`, position(2, 3)]);
    expect(others()).toEqual(beside);
  });

  it('can be asked for again by keyboard, and the keys of the viewer go on working', async () => {
    await openBroken();
    const retry = () => screen.control(common.tryAgain);
    await act(async () => retry().focus());
    await screen.tap(common.tryAgain);
    expect(document.activeElement?.className).toContain('yarl__container');
    await fail();
    expect(document.activeElement).toBe(retry());
  });

  it('does not take back the keyboard from whoever turned to another button', async () => {
    await openBroken();
    await screen.tap(common.tryAgain);
    await act(async () => screen.control('Close').focus());
    await fail();
    expect(document.activeElement).toBe(screen.control('Close'));
  });

  it('is tried once by itself each time the network returns', async () => {
    await openBroken();
    const tell = (name: 'online' | 'offline') =>
      act(async () => void window.dispatchEvent(new Event(name)));
    await tell('online');
    expect(failed()).toBe(false);
    const tried = current();
    await tell('online');
    expect(current()).toBe(tried);
    await fail();
    expect(failed()).toBe(true);
    expect(screen.has(common.tryAgain)).toBe(true);
  });

  it('offers nothing to try where its address is not allowed', async () => {
    const foreign = photo('foreign');
    const refused = { url: 'https://foreign.example/a.jpg' };
    const { sourcePicture } = foreign.pictureElem ?? {};
    const picture = { ...sourcePicture, ...refused } as typeof sourcePicture;
    const elem = { sourcePath: '', sourcePicture: picture, bigPicture: picture };
    const message = { ...foreign, pictureElem: { ...elem, snapshotPicture: picture } };
    const { shows } = await view([message as StoredMessage], foreign);
    await shows(media.photoRefused);
    expect(screen.has(common.tryAgain)).toBe(false);
  });
});

it('shows what is not sent yet from the device', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:own');
  const own = photo('own', { sendID: 'u1', state: 'sending' });
  const { settles } = await view([photo('one'), own], own, {
    outgoingFile: async () => new Blob(['own']),
  });
  await settles(() => shown() === 'blob:own');
});

it('does not open at a picture that is gone', async () => {
  await view([photo('one')], photo('gone'));
  expect(document.querySelector('[role="dialog"]')).toBeNull();
});

it('takes in what lies beyond the timeline on both sides, and counts once all is there', async () => {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((come) => {
    resolve = come;
  });
  const asked: string[] = [];
  const readHistory: Messaging['readHistory'] = async ({ clientMsgID }, side) => {
    asked.push(`${side} ${clientMsgID}`);
    await promise;
    const far = side === 'older' ? [photo('first'), photo('second')] : [photo('last')];
    return { messages: far, hasMore: false };
  };
  const [before, one, after] = [photo('before'), photo('one'), photo('after')];
  const ends = { hasOlder: true, hasNewer: true };
  const { settles } = await view([before, one, after], one, { readHistory }, ends);
  await settles(() => said() === media.photo);
  const image = current();
  expect(asked).toEqual(['older before', 'newer after']);
  await act(async () => resolve());
  await settles(() => said() === position(4, 6));
  // Neither loaded anew nor moved.
  expect(current()).toBe(image);
  expect(shown()).toBe(`${window.location.origin}/media/one.jpg`);
});

it('keeps the picture where older ones do not come, and tries again when told to', async () => {
  let turns = 0;
  const readHistory: Messaging['readHistory'] = async () => {
    turns += 1;
    if (turns === 1) throw new Error('No network.');
    return { messages: [photo('older')], hasMore: false };
  };
  const one = photo('one');
  const { settles, shows, text, tap } = await view([one], one, { readHistory }, { hasOlder: true });
  await settles(() => shown() !== undefined);
  await shows(media.olderPhotosFailed);
  expect(said()).toBe(media.photo);
  await tap(common.tryAgain);
  await settles(() => said() === position(2, 2));
  expect(text()).not.toContain(media.olderPhotosFailed);
});

it('looks for older pictures again once there is a connection', async () => {
  let turns = 0;
  const readHistory: Messaging['readHistory'] = async () => {
    turns += 1;
    if (turns < 3) throw new Error('No network.');
    return { messages: [photo('older')], hasMore: false };
  };
  const one = photo('one');
  const { settles, shows, store } = await view([one], one, { readHistory }, { hasOlder: true });
  await shows(media.olderPhotosFailed);
  const connect = async (): Promise<void> => {
    await act(async () => store.set(messagingStatusAtom, 'waiting'));
    await act(async () => store.set(messagingStatusAtom, 'online'));
  };
  await connect();
  await settles(() => turns === 2);
  await shows(media.olderPhotosFailed);
  await connect();
  await settles(() => said() === position(2, 2));
  expect(turns).toBe(3);
});

it.each([
  ['taken back', { isRevoked: true }],
  ['deleted', { isDeleted: true }],
])('lets go of a picture from beyond the timeline that is %s, and says so', async (_, gone) => {
  let kept: StoredMessage[] = [];
  const readHistory: Messaging['readHistory'] = async () => {
    return { messages: [photo('first'), photo('second')], hasMore: false };
  };
  const messaging = { readHistory, keptMessages: async () => kept };
  const one = photo('one');
  const { settles, shows, text, store, tap } = await view([one], one, messaging, {
    hasOlder: true,
  });
  const change = () =>
    act(async () =>
      store.set(messageChangesAtom, (known) =>
        new Map(known).set(one.conversationID, known.size + Math.random()),
      ),
    );
  await settles(() => said() === position(3, 3));
  await tap(media.previous);
  await settles(() => said() === position(2, 3));
  kept = [photo('first', gone)];
  await change();
  await settles(() => said() === position(1, 2));
  expect(shown()).toBe(`${window.location.origin}/media/second.jpg`);
  expect(text()).not.toContain(media.pictureGone);
  kept = [photo('second', gone)];
  await change();
  await shows(media.pictureGone);
  await settles(() => said() === position(1, 1));
  expect(shown()).toBe(`${window.location.origin}/media/one.jpg`);
  kept = [photo('one', gone)];
  await change();
  await settles(() => document.querySelector('[role="dialog"]') === null);
});

it('rests in a long conversation without pictures, and goes on when told to', async () => {
  const plain = { messages: [plainMessage({ clientMsgID: 'text' })], hasMore: true };
  let turns = 0;
  const readHistory: Messaging['readHistory'] = async () => {
    turns += 1;
    return turns <= 10 ? plain : { messages: [photo('older')], hasMore: false };
  };
  const one = photo('one');
  const { settles, has, tap } = await view([one], one, { readHistory }, { hasOlder: true });
  await settles(() => has(media.keepLooking));
  expect([turns, said()]).toEqual([10, media.photo]);
  await tap(media.keepLooking);
  await settles(() => said() === position(2, 2));
  expect(has(media.keepLooking)).toBe(false);
});
