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
    texts.file,
    texts.location,
    texts.card,
  ]);
  await screen.tap('Contacts');
  expect(onOpen).toHaveBeenCalledWith(handedIn, []);
});

it('asks the device for files first where an entry begins with them, and for the same ones again', async () => {
  const onOpen = await open();
  const input = screen.control(texts.album).parentElement?.querySelector('input');
  if (!input) throw new Error('Nothing asks for files.');
  const asked = vi.spyOn(input, 'click');
  await screen.tap(texts.album);
  expect(asked).toHaveBeenCalledTimes(1);
  expect([input.accept, input.multiple]).toEqual(['image/*,video/*', true]);
  const picture = new File(['1'], 'one.png');
  for (let turn = 0; turn < 2; turn += 1) {
    Object.defineProperty(input, 'files', { value: [picture], configurable: true });
    await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
  }
  expect(onOpen.mock.calls.map(([part, files]) => [part.id, files])).toEqual([
    ['album', [picture]],
    ['album', [picture]],
  ]);
});
