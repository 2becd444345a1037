// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import { localeAtom } from '../../core/language/localeAtom.ts';
import { Screen } from '../../ui/Screen.tsx';
import { loadHanLetters } from './hanLetter.ts';
import * as css from './PeopleIndex.css.ts';
import { PeopleIndex } from './PeopleIndex.tsx';

const rowHeight = 50;
const viewHeight = 600;

/** The document has no layout: rows are as high as this says, and so is the view. */
class FixedSizes implements ResizeObserver {
  readonly #tell: ResizeObserverCallback;
  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element): void {
    const height = target.hasAttribute('data-scroll') ? viewHeight : rowHeight;
    const entry = { target, contentRect: new DOMRect(0, 0, 390, height) };
    queueMicrotask(() => this.#tell([entry as unknown as ResizeObserverEntry], this));
  }
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
}

let screen: ShownScreen;
beforeEach(() => {
  drawn.mockClear();
  vi.stubGlobal('ResizeObserver', FixedSizes);
  for (const [key, value] of Object.entries({
    offsetParent: document.body,
    clientHeight: viewHeight,
  })) {
    Object.defineProperty(HTMLElement.prototype, key, { configurable: true, get: () => value });
  }
});
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
});

type Person = { id: number; name: string };
const keyOf = ({ id }: Person): string => String(id);
const nameOf = ({ name }: Person): string => name;
const drawn = vi.fn();
const rowOf = ({ name }: Person) => {
  drawn(name);
  return <a href={`#${name}`}>{name}</a>;
};
const hanLetters = await loadHanLetters();
const labels = { list: 'People', letters: 'Letters', others: 'Others' };

async function open(names: readonly string[], isInOrder = false): Promise<void> {
  const people = names.map((name, id) => ({ id, name }));
  screen = await showScreen(
    <Screen>
      <PeopleIndex
        people={people}
        keyOf={keyOf}
        nameOf={nameOf}
        hanLetters={hanLetters}
        isInOrder={isInOrder}
        labels={labels}
      >
        {rowOf}
      </PeopleIndex>
    </Screen>,
    { texts: {} },
  );
}

const lines = () =>
  [...document.querySelectorAll('section h2, section a')].map(({ textContent }) => textContent);

it('shows people under their letters, Chinese names among them, and the others last', async () => {
  await open(['7up', 'Zoe', '王伟', 'ánh', 'Will', 'Bo']);
  expect(lines()).toEqual(['A', 'ánh', 'B', 'Bo', 'W', 'Will', '王伟', 'Z', 'Zoe', '#', '7up']);
  expect(screen.has('Others')).toBe(true);
});

it('shows those whom a search found as they come, without letters', async () => {
  await open(['Zoe', '王伟', 'Bo'], true);
  expect(lines()).toEqual(['Zoe', '王伟', 'Bo']);
  expect(document.querySelector('nav')).toBeNull();
});

it.each([false, true])('a run of rows is round at both ends, in order: %s', async (isInOrder) => {
  await open(['Ada', 'Ana', 'Art'], isInOrder);
  const ends = [...document.querySelectorAll('section a')].map(({ parentElement }) =>
    [css.first, css.last].map((name) => parentElement?.classList.contains(name)),
  );
  expect(ends).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ]);
});

it('orders names anew in another language', async () => {
  await open(['Will', '王伟']);
  await act(async () => screen.store.set(localeAtom, 'zh-CN'));
  expect(lines()).toEqual(['W', '王伟', 'Will']);
});

it('renders the rows near the view of thousands, and as many letters to jump to as fit', async () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  await open(Array.from({ length: 5000 }, (_, at) => `${letters[at % 26]}${at}`));
  expect(lines().length).toBeGreaterThan(5);
  expect(lines().length).toBeLessThan(60);
  expect(document.querySelectorAll('nav button')).toHaveLength(
    Math.min(26, Math.floor(viewHeight / 24)),
  );
});

it('jumps to a letter', async () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRST'];
  await open(Array.from({ length: 2000 }, (_, at) => `${letters[at % 20]}${at}`));
  expect(lines()).not.toContain('M');
  const area = document.querySelector('[data-scroll]');
  await screen.tap('M');
  for (let turn = 0; turn < 50 && !area?.scrollTop; turn += 1) {
    await act(() => new Promise<void>((resolve) => void setTimeout(resolve)));
  }
  await act(async () => area?.dispatchEvent(new Event('scroll')));
  expect(lines()).toContain('M');
  expect(lines()).not.toContain('A');
});

it('draws each row once, however many come into view while the page scrolls', async () => {
  await open(Array.from({ length: 300 }, (_, at) => `Ann ${at}`));
  const area = document.querySelector('[data-scroll]');
  // Nothing is waited for in between, so the page does not come to rest, where it draws all it shows anew.
  const scroll = (top: number): void => {
    if (area) area.scrollTop = top;
    act(() => void area?.dispatchEvent(new Event('scroll')));
  };
  scroll(40);
  const shown = lines();
  drawn.mockClear();
  for (let top = 80; top < 3_000; top += 40) scroll(top);
  const names = [...shown, ...drawn.mock.calls.map(([name]) => name)];
  expect(document.querySelector('[style*="pointer-events: none"]')).not.toBeNull();
  // Only now are the heights told of the rows that came.
  await act(async () => undefined);
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
