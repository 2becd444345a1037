// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useScrollLook } from './useScrollLook.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let area: { scrollTop: number; scrollHeight: number; clientHeight: number };
const isFollowing = { current: true };
const setOut: { current: number | null } = { current: null };
const lastGesture = { current: Number.NEGATIVE_INFINITY };
let isPlaced = true;
let look: () => void;
let close: () => void;

function Looked() {
  look = useScrollLook({
    isPlaced,
    area: { current: area as HTMLElement },
    virtual: { current: null },
    known: { current: [{ key: 'one', isMarker: false }] },
    ...{ isFollowing, setOut, lastGesture },
    seenRows: { lookSoon: () => undefined, firstUnseen: () => -1, skip: () => undefined },
    hasMoreBelow: false,
    onAtEnd: () => undefined,
    onNearStart: () => undefined,
    onNearEnd: () => undefined,
  });
  return null;
}

async function render(): Promise<void> {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Looked />));
  close = () => root.unmount();
}

beforeEach(async () => {
  isPlaced = true;
  isFollowing.current = true;
  setOut.current = 0;
  lastGesture.current = Number.NEGATIVE_INFINITY;
  // At the end but for what the last rows turn out to be shorter.
  area = { scrollTop: 3_970, scrollHeight: 4_722, clientHeight: 746 };
  await render();
  look();
});
afterEach(async () => {
  await act(async () => close());
  document.body.replaceChildren();
});

it('follows the end of a list that becomes shorter while what stands below takes some of its view', () => {
  Object.assign(area, { scrollTop: 3_964, scrollHeight: 4_710, clientHeight: 689 });
  look();
  expect(isFollowing.current).toBe(true);
});

it('stays where a person goes up', () => {
  area.scrollTop = 3_850;
  look();
  expect(isFollowing.current).toBe(false);
});

it('stays where a person goes up once the view has its new height', () => {
  Object.assign(area, { scrollTop: 3_964, scrollHeight: 4_710, clientHeight: 689 });
  look();
  area.scrollTop = 3_844;
  look();
  expect(isFollowing.current).toBe(false);
});

it('stays where a person has scrolled to before all rows are there', async () => {
  await act(async () => close());
  isPlaced = false;
  await render();
  isFollowing.current = true;
  look();
  expect(isFollowing.current).toBe(true);
  lastGesture.current = 1;
  look();
  expect(isFollowing.current).toBe(false);
});
