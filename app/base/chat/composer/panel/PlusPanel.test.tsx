// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { type ShownScreen, showScreen } from '../../../../../tests/support/screen.tsx';
import { FeaturesProvider } from '../../../../core/feature/features.tsx';
import type { SlotPart } from '../../../../core/feature/slots.ts';
import texts from '../../../../locales/en-US/chat.composer.json';
import { PlusPanel } from './PlusPanel.tsx';

let screen: ShownScreen;
afterEach(() => screen.close());

const handedIn: SlotPart<'composer.panel'> = {
  id: 'made-up',
  order: 5,
  label: 'shell.frame:contacts',
  Icon: () => null,
  load: async () => () => null,
};

async function open() {
  const onOpen = vi.fn();
  screen = await showScreen(
    <FeaturesProvider
      value={{ loaded: [], isIncomplete: false }}
      areas={[{ 'composer.panel': [handedIn] }]}
    >
      <PlusPanel onOpen={onOpen} />
    </FeaturesProvider>,
    { texts: { 'chat.composer': texts } },
  );
  return onOpen;
}

it('shows what others hand in among its own entries, and opens it at once', async () => {
  const onOpen = await open();
  const names = [...document.querySelectorAll('button')].map((one) => one.textContent);
  expect(names).toEqual([
    texts.album,
    'Contacts',
    texts.camera,
    texts.recordVideo,
    texts.file,
    texts.location,
    texts.card,
  ]);
  await screen.tap('Contacts');
  expect(onOpen).toHaveBeenCalledWith(handedIn, []);
});

it('asks the device for files first where an entry begins with them, and for the same ones again', async () => {
  const onOpen = await open();
  const asked = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
  const picture = new File(['1'], 'one.png');
  for (let turn = 1; turn <= 2; turn += 1) {
    await screen.tap(texts.album);
    expect(asked).toHaveBeenCalledTimes(turn);
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    expect([input?.accept, input?.multiple]).toEqual(['image/*,video/*', true]);
    Object.defineProperty(input, 'files', { value: [picture] });
    await act(async () => void input?.dispatchEvent(new Event('change', { bubbles: true })));
    expect(document.querySelector('input')).toBeNull();
  }
  asked.mockRestore();
  expect(onOpen.mock.calls.map(([part, files]) => [part.id, files])).toEqual([
    ['album', [picture]],
    ['album', [picture]],
  ]);
});

it.each([
  [texts.camera, 'image/*'],
  [texts.recordVideo, 'video/*'],
])(
  '%s opens the camera for one kind alone, which every phone understands',
  async (name, accept) => {
    await open();
    const asked = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
    await screen.tap(name);
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    expect([input?.accept, input?.getAttribute('capture')]).toEqual([accept, 'environment']);
    input?.remove();
    asked.mockRestore();
  },
);
