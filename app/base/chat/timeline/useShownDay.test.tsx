// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import type { TopInView } from '../../../ui/topInView.ts';
import { ConversationContext, createConversationState } from '../actions/conversationState.ts';
import { FloatingDay } from './FloatingDay.tsx';
import type { TimelineRow } from './timelineRow.ts';
import { useShownDay } from './useShownDay.ts';

const first = new Date(2020, 2, 4, 12).getTime();
const second = new Date(2020, 2, 5, 12).getTime();
const sentence = { key: 'unsupported' } as const;
const rows: TimelineRow[] = [
  { kind: 'older', key: 'older', isMarker: true },
  { kind: 'day', key: 'day 1', isMarker: true, time: first },
  { kind: 'notice', key: 'a', sentence },
  { kind: 'notice', key: 'b', sentence },
  { kind: 'day', key: 'day 2', isMarker: true, time: second },
  { kind: 'notice', key: 'c', sentence },
];

let tell: (top: TopInView) => void = () => undefined;
let drawn = 0;
const state = createConversationState();
function Page() {
  const { dayAtom, onTopInView } = useShownDay(rows, () => undefined);
  drawn += 1;
  tell = onTopInView;
  return (
    <ConversationContext value={state}>
      <FloatingDay dayAtom={dayAtom} today={0} />
    </ConversationContext>
  );
}

let screen: ShownScreen;
afterEach(async () => {
  vi.useRealTimers();
  await screen.close();
});

const pill = () => document.querySelector('[aria-hidden="true"]');
const scrollTo = (key: string, isMarked = false) => act(async () => tell({ key, isMarked }));

it('shows the day of what is at the top, and goes a second after scrolling rests', async () => {
  screen = await showScreen(<Page />, {});
  expect(pill()).toBeNull();
  const before = drawn;
  vi.useFakeTimers();
  await scrollTo('b');
  expect(pill()?.textContent).toContain('4');
  const shown = pill()?.className;
  await scrollTo('c');
  expect(pill()?.textContent).toContain('5');
  await act(async () => vi.advanceTimersByTime(900));
  await scrollTo('c');
  await act(async () => vi.advanceTimersByTime(900));
  expect(pill()?.className).toBe(shown);
  await act(async () => vi.advanceTimersByTime(100));
  expect(pill()?.className).not.toBe(shown);
  expect(drawn).toBe(before);
});

it('stays away, and goes at once, where a day itself is at the top', async () => {
  screen = await showScreen(<Page />, {});
  await scrollTo('a', true);
  expect(pill()).toBeNull();
  await scrollTo('a');
  const shown = pill()?.className;
  await scrollTo('c', true);
  expect(pill()?.className).not.toBe(shown);
  expect(pill()?.textContent).toContain('4');
});
