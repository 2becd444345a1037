// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { member } from '../../../../../tests/support/member.ts';
import { OpenedSheet } from '../../../../../tests/support/openedSheet.tsx';
import {
  idleServices,
  type ShownScreen,
  showScreen,
} from '../../../../../tests/support/screen.tsx';
import type { OutgoingContent } from '../../../../core/messaging/contents/content.ts';
import type { Sending } from '../../../../core/messaging/messaging.ts';
import texts from '../../../../locales/en-US/chat.composer.json';
import { MediaSheet } from './MediaSheet.tsx';
import * as preparing from './prepareFile.ts';

const prepareFile = vi.spyOn(preparing, 'prepareFile');

const peer = { sessionType: 1, userID: 'bea' } as const;
const one = new File(['1'], 'one.png', { type: 'image/png' });
const two = new File(['22'], 'two.png', { type: 'image/png' });
let screen: ShownScreen;
afterEach(() => screen.close());

type Opening = { files?: readonly File[]; send?: (name: string) => Sending };

async function open({ files = [one, two], send = () => kept() }: Opening = {}) {
  prepareFile.mockImplementation(async (file) => {
    if (file.name.endsWith('.exe')) return { problem: 'notTaken' };
    const original = { blob: file, width: 4, height: 2 };
    return { prepared: { kind: 'image', ways: { original, small: null } }, preview: file };
  });
  const sent: string[] = [];
  const [onClosed, onDone] = [vi.fn(), vi.fn()];
  const messaging = {
    ...idleServices.messaging,
    send(_peer: unknown, content: OutgoingContent) {
      const name = 'file' in content ? content.file.name : content.kind;
      sent.push(name);
      return send(name);
    },
  };
  screen = await showScreen(
    <OpenedSheet
      sheet={MediaSheet}
      props={{ peer, conversationID: 'single_bea', files, onDone }}
      onClosed={onClosed}
    />,
    { texts: { 'chat.composer': texts }, services: { messaging } },
    member().store,
  );
  await screen.settles(() => document.querySelector('[role="dialog"]') !== null);
  await screen.settles(() => !screen.has(texts.preparing));
  return { sent, onClosed, onDone };
}

const kept = (): Sending => ({ isKept: false, kept: Promise.resolve() });

it('sends each thing as a message of its own, in order, and once for two taps', async () => {
  const { sent, onDone } = await open();
  const button = screen.control(texts.send);
  await act(async () => {
    button.click();
    button.click();
  });
  await screen.settles(() => onDone.mock.calls.length > 0);
  expect(sent).toEqual(['one.png', 'two.png']);
});

it('leaves out what was taken out, and what cannot be sent', async () => {
  const { sent, onDone } = await open({
    files: [one, new File(['M'], 'tool.exe'), two],
  });
  await screen.shows(texts.problemNotTaken);
  await screen.tap(texts.remove.replace('{{number}}', '1'));
  await screen.tap(texts.send);
  await screen.settles(() => onDone.mock.calls.length > 0);
  expect(sent).toEqual(['two.png']);
});

it('stays with what the device could not keep, says so, and sends only that again', async () => {
  let isFull = true;
  const { sent, onDone } = await open({
    send: (name) =>
      isFull && name === 'two.png'
        ? { isKept: false, kept: Promise.reject(new Error('full')) }
        : kept(),
  });
  await screen.tap(texts.send);
  await screen.shows(texts.mediaNotKept);
  expect(onDone).not.toHaveBeenCalled();
  isFull = false;
  await screen.tap(texts.send);
  await screen.settles(() => onDone.mock.calls.length > 0);
  expect(sent).toEqual(['one.png', 'two.png', 'two.png']);
});
