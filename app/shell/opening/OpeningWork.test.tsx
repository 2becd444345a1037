// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import type { Backend } from '../../core/backend/backend.ts';
import { paths } from '../../core/navigation/paths.ts';
import { dayNumber } from '../../lib/dayTime.ts';
import texts from '../../locales/en-US/shell.opening.json';
import { readyPicture } from '../../platform/readyPicture.ts';
import { localStore, storageKeys } from '../../platform/storage.ts';
import { wasTouched } from '../../platform/visit.ts';
import { OpeningWork } from './OpeningWork.tsx';
import { keepOpening, readOpening } from './opening.ts';

vi.mock('../../platform/readyPicture.ts', () => ({ readyPicture: vi.fn() }));
vi.mock('../../platform/visit.ts', () => ({ wasOpened: () => true, wasTouched: vi.fn() }));

const picture = { image: '/media/night.webp', title: 'A night sky' };
const slots = { tab: [{ id: 'chat', order: 0, path: paths.chat }] };
const noon = new Date(2026, 5, 1, 12).getTime();
const today = dayNumber(noon);

let screen: ShownScreen;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: noon });
  vi.mocked(readyPicture).mockResolvedValue(true);
  vi.mocked(wasTouched).mockReturnValue(false);
});
afterEach(async () => {
  await screen.close();
  vi.useRealTimers();
  localStore.remove(storageKeys.opening);
});

async function open(address: string = paths.chat): Promise<string[]> {
  const sent: string[] = [];
  const answer = async (name: string) => {
    sent.push(name);
    return picture;
  };
  const backend: Backend = {
    call: ({ name }) => answer(name) as never,
    upload: () => Promise.reject(new Error('Nothing is uploaded here.')),
  };
  const given = { services: { backend }, slots: slots as never, address };
  screen = await showScreen(<OpeningWork />, given);
  return sent;
}

const dialog = () => document.querySelector('[role="dialog"]');
const isShown = () => screen.settles(() => dialog()?.getAttribute('aria-label') === picture.title);
const isGone = () => screen.settles(() => dialog() === null);
const turns = () => act(() => vi.advanceTimersByTimeAsync(500));

describe('the opening picture', () => {
  it('is shown with its words, and gone by one press', async () => {
    keepOpening(localStore, { picture });
    await open();
    await isShown();
    expect(readOpening(localStore).shownOn).toBe(today);
    await screen.settles(() => document.activeElement === screen.control(texts.skip));
    await screen.tap(texts.skip);
    await isGone();
  });

  it.each([
    ['a tap anywhere', () => dialog()?.querySelector('img')?.click()],
    [
      'Escape',
      () =>
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
        ),
    ],
  ])('goes by %s', async (_, close) => {
    keepOpening(localStore, { picture });
    await open();
    await isShown();
    await screen.settles(() => document.activeElement === screen.control(texts.skip));
    await act(async () => void close());
    await isGone();
  });

  it('goes by itself after three seconds', async () => {
    keepOpening(localStore, { picture });
    await open();
    await isShown();
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    await isGone();
  });

  it.each([
    ['was shown today', () => keepOpening(localStore, { picture, shownOn: today })],
    ['is not ready', () => vi.mocked(readyPicture).mockResolvedValue(false)],
    ['finds somebody at work', () => vi.mocked(wasTouched).mockReturnValue(true)],
    [
      'finds somebody at work once it is ready',
      () => vi.mocked(wasTouched).mockReturnValueOnce(false).mockReturnValue(true),
    ],
  ])('is not shown where it %s', async (_, prepare) => {
    keepOpening(localStore, { picture });
    prepare();
    await open();
    await turns();
    expect(dialog()).toBeNull();
  });

  it('is not shown over a page that is no tab', async () => {
    keepOpening(localStore, { picture });
    await open(`${paths.conversation}?id=1`);
    await turns();
    expect(dialog()).toBeNull();
  });

  it('is fetched late, for another start', async () => {
    const sent = await open();
    await act(() => vi.advanceTimersByTimeAsync(9_000));
    expect(sent).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    await screen.settles(() => readOpening(localStore).picture !== null);
    expect(sent).toEqual(['platform.onloadImg']);
    expect(dialog()).toBeNull();
  });
});
