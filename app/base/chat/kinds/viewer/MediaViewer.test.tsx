// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { plainMessage } from '../../../../../tests/support/chatRows.ts';
import {
  type OpenedConversation,
  openConversation,
} from '../../../../../tests/support/conversationScreen.tsx';
import { giveLayout } from '../../../../../tests/support/layout.ts';
import { contentType } from '../../../../contract/gateway/enums.ts';
import { messageKeyOf } from '../../../../core/messaging/messageRef.ts';
import type { Messaging } from '../../../../core/messaging/messaging.ts';
import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';
import { viewedMediaAtom } from './viewedMediaAtom.ts';

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
): Promise<OpenedConversation> {
  screen = await openConversation({ timeline: { messages }, messaging });
  const { conversationID } = at;
  await act(async () =>
    screen.store.set(viewedMediaAtom, { conversationID, key: messageKeyOf(at) }),
  );
  return screen;
}
const shown = () =>
  document
    .querySelector('.yarl__slide_current img, .yarl__slide_current video')
    ?.getAttribute('src');

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

it('shows what is not sent yet from the device', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:own');
  const own = photo('own', { sendID: 'u1', state: 'sending' });
  const { settles } = await view([photo('one'), own], own, {
    outgoingFile: async () => new Blob(['own']),
  });
  await settles(() => shown() === 'blob:own');
});

it('does not open at a picture that is gone', async () => {
  const { settles, store } = await view([photo('one')], photo('gone'));
  await settles(() => store.get(viewedMediaAtom) === null);
  expect(document.querySelector('[role="dialog"]')).toBeNull();
});
