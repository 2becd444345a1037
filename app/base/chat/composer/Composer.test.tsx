// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chat, chatTexts } from '../../../../tests/support/chatTexts.ts';
import { member } from '../../../../tests/support/member.ts';
import { idleServices, type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { ShownComposer } from '../../../../tests/support/shownComposer.tsx';
import type { Sending } from '../../../core/messaging/messaging.ts';
import composer from '../../../locales/en-US/chat.composer.json';
import sticker from '../../../locales/en-US/chat.sticker.json';
import common from '../../../locales/en-US/common.json';

const kept: Sending = { isKept: true, kept: Promise.resolve() };
let screen: ShownScreen;
afterEach(async () => {
  await screen.close();
  vi.restoreAllMocks();
});

type Opening = { pointer?: 'fine' | 'coarse'; send?: () => Sending };

/** Shows where one writes, on a device that is worked so. */
async function open({ pointer = 'fine', send = () => kept }: Opening = {}) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query === `(pointer: ${pointer})` }) as MediaQueryList,
  );
  const calls: string[] = [];
  const messaging = {
    ...idleServices.messaging,
    send(_peer: unknown, content: { kind: string; text?: string; data?: string }) {
      calls.push(`send ${content.text ?? content.data}`);
      return send();
    },
    setDraft: (_id: string, text: string) => void calls.push(`draft "${text}"`),
  };
  screen = await showScreen(
    <ShownComposer />,
    {
      texts: { ...chatTexts, 'chat.composer': composer, 'chat.sticker': sticker },
      services: { messaging },
    },
    member().store,
  );
  return calls;
}

const field = () => screen.control(chat.messageField) as HTMLTextAreaElement;
const press = async (init: KeyboardEventInit): Promise<KeyboardEvent> => {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  await act(async () => void field().dispatchEvent(event));
  return event;
};

describe('the keys of the field', () => {
  it('sends on Enter, but not on Shift and Enter, nor while a word is composed', async () => {
    const calls = await open();
    expect(field().getAttribute('enterkeyhint')).toBe('send');
    await screen.type(chat.messageField, 'One');
    await press({ key: 'Enter', shiftKey: true });
    await press({ key: 'Enter', isComposing: true });
    expect(calls).toEqual([]);
    await press({ key: 'Enter' });
    expect(calls).toContain('send One');
  });

  it('breaks the line on Enter where the keys are on the screen: the button sends', async () => {
    const calls = await open({ pointer: 'coarse' });
    expect(field().getAttribute('enterkeyhint')).toBe('enter');
    await screen.type(chat.messageField, 'One');
    expect((await press({ key: 'Enter' })).defaultPrevented).toBe(false);
    expect(calls).toEqual([]);
    await screen.type(chat.messageField, 'One\ntwo');
    await screen.tap(chat.send);
    expect(calls).toContain('send One\ntwo');
  });
});

describe('what was written', () => {
  it('leaves the field only when something has it', async () => {
    let keep = (): void => undefined;
    const sending: Sending = {
      isKept: false,
      kept: new Promise<void>((resolve) => {
        keep = resolve;
      }),
    };
    const calls = await open({ send: () => sending });
    await screen.type(chat.messageField, 'Precious');
    await press({ key: 'Enter' });
    await press({ key: 'Enter' });
    expect(field().value).toBe('Precious');
    expect(field().readOnly).toBe(true);
    expect(calls.filter((call) => call.startsWith('send'))).toHaveLength(1);
    await act(async () => keep());
    expect(field().value).toBe('');
    expect(field().readOnly).toBe(false);
    expect(calls.at(-1)).toBe('draft ""');
  });

  it('stays where nothing could keep it, and it is said what to do', async () => {
    let isFull = true;
    await open({
      send: () => (isFull ? { isKept: false, kept: Promise.reject(new Error('full')) } : kept),
    });
    await screen.type(chat.messageField, 'Precious');
    await screen.tap(chat.send);
    expect(field().value).toBe('Precious');
    await screen.shows(chat.notKept);
    isFull = false;
    await press({ key: 'Enter' });
    expect(field().value).toBe('');
    expect(screen.text()).not.toContain(chat.notKept);
  });
});

describe('the panel below the field', () => {
  const isOpen = () => screen.control(chat.more).getAttribute('aria-expanded');

  it('opens with the button, and closes with it and with Escape: back to the field, text and all', async () => {
    await open();
    await screen.type(chat.messageField, 'Look at this');
    await screen.tap(chat.more);
    expect(isOpen()).toBe('true');
    await screen.shows(composer.album);
    await screen.tap(chat.more);
    expect(isOpen()).toBe('false');
    expect(document.activeElement).toBe(field());
    await screen.tap(chat.more);
    await press({ key: 'Escape' });
    expect(isOpen()).toBe('false');
    expect(field().value).toBe('Look at this');
  });

  it('waits for the keyboard of a screen, which takes its place', async () => {
    await open({ pointer: 'coarse' });
    await screen.tap(chat.more);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await act(async () => field().focus());
    expect(isOpen()).toBe('true');
    await act(async () => vi.runAllTimers());
    expect(isOpen()).toBe('false');
    vi.useRealTimers();
  });
});

describe('what is chosen from the panel', () => {
  const isOpen = () => screen.control(chat.more).getAttribute('aria-expanded');
  const notes = new File(['Bring chairs.'], 'notes.txt', { type: 'text/plain' });

  /** Has the device asked for files. @returns chooses one, whenever that is */
  async function ask(): Promise<() => Promise<void>> {
    vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
    await screen.tap(chat.more);
    await screen.settles(() => screen.has(composer.file));
    await screen.tap(composer.file);
    const input = document.querySelector('input[type="file"]');
    return () =>
      act(async () => {
        Object.defineProperty(input, 'files', { value: [notes] });
        input?.dispatchEvent(new Event('change', { bubbles: true }));
      });
  }

  it.each(['fine', 'coarse'] as const)(
    'closes the panel once it is sent, and leaves the words in the field (%s pointer)',
    async (pointer) => {
      const calls = await open({ pointer });
      await screen.type(chat.messageField, 'Look at this');
      const choose = await ask();
      await choose();
      await screen.shows('notes.txt');
      expect(isOpen()).toBe('true');
      const sheet = () => document.querySelector('[role="dialog"]');
      const send = [...(sheet()?.querySelectorAll('button') ?? [])].at(-1);
      await screen.settles(() => send?.disabled === false);
      await act(async () => send?.click());
      await screen.settles(() => sheet() === null);
      expect(calls.filter((call) => call.startsWith('send'))).toHaveLength(1);
      expect(isOpen()).toBe('false');
      expect(field().value).toBe('Look at this');
    },
  );

  it('stays there where nothing is sent after all', async () => {
    await open();
    const choose = await ask();
    await choose();
    await screen.shows('notes.txt');
    await screen.tap(common.cancel);
    await screen.settles(() => document.querySelector('[role="dialog"]') === null);
    expect(isOpen()).toBe('true');
  });

  it('is looked over also where the panel is gone by then', async () => {
    await open();
    const choose = await ask();
    await screen.tap(chat.more);
    expect(isOpen()).toBe('false');
    expect(screen.has(composer.file)).toBe(false);
    await choose();
    await screen.shows('notes.txt');
  });
});

describe('the emoji below the field', () => {
  afterEach(() => localStorage.clear());

  it('come where the caret was, one after the other, without the focus', async () => {
    const calls = await open({ pointer: 'coarse' });
    await screen.type(chat.messageField, 'Hi there');
    await act(async () => {
      field().focus();
      field().setSelectionRange(2, 2);
    });
    await screen.tap(chat.emoji);
    expect(document.activeElement).not.toBe(field());
    await screen.settles(() => screen.has('👍'));
    await screen.tap('👍');
    await screen.tap('😀');
    expect(field().value).toBe('Hi👍😀 there');
    await screen.tap(composer.backspace);
    expect(field().value).toBe('Hi👍 there');
    expect(isShown()).toBe(true);
    await screen.tap(chat.send);
    expect(calls).toContain('send Hi👍 there');
    // The one used last comes first from now on.
    await screen.tap(chat.more);
    await screen.tap(chat.emoji);
    await screen.shows(composer.emojiRecent);
    expect(screen.control('😀').closest('section')?.getAttribute('aria-label')).toBe(
      composer.emojiRecent,
    );
  });

  const isShown = () => screen.control(chat.emoji).getAttribute('aria-expanded') === 'true';
});

describe('the stickers beside the emoji', () => {
  afterEach(() => localStorage.clear());

  it('are sent with a tap each: the words in the field stay, and the last one comes first', async () => {
    const calls = await open();
    await screen.type(chat.messageField, 'Half a');
    await screen.tap(chat.emoji);
    await screen.settles(() => screen.has('👍'));
    await screen.tap(composer.stickers);
    await screen.settles(() => screen.has(sticker.thanks));
    await screen.tap(sticker.thanks);
    expect(calls).toContain('send {"set":"sprout","id":"thanks"}');
    expect(field().value).toBe('Half a');
    await screen.tap(composer.allEmoji);
    await screen.tap(composer.stickers);
    await screen.shows(composer.emojiRecent);
    const [first] = document.querySelectorAll<HTMLElement>('section button svg');
    expect(first?.closest('button')?.getAttribute('aria-label')).toBe(sticker.thanks);
    await screen.tap(composer.allEmoji);
  });

  it('say where the device has no room for one', async () => {
    await open({ send: () => ({ isKept: false, kept: Promise.reject(new Error('full')) }) });
    await screen.tap(chat.emoji);
    await screen.settles(() => screen.has('👍'));
    await screen.tap(composer.stickers);
    await screen.settles(() => screen.has(sticker.wow));
    await screen.tap(sticker.wow);
    expect(screen.said()).toBe(sticker.stickerNotKept);
    await screen.tap(composer.allEmoji);
  });
});
