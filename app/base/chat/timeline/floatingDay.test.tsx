// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { plainMessage } from '../../../../tests/support/chatRows.ts';
import { chat } from '../../../../tests/support/chatTexts.ts';
import {
  type OpenedConversation,
  openConversation,
  until,
} from '../../../../tests/support/conversationScreen.tsx';
import { giveLayout } from '../../../../tests/support/layout.ts';
import { dayName } from '../../../lib/dayTime.ts';
import * as css from './FloatingDay.css.ts';

const first = new Date(2020, 2, 4, 12).getTime();
const messages = Array.from({ length: 300 }, (_, index) =>
  plainMessage({
    clientMsgID: `m${index}`,
    seq: index + 1,
    content: `Number ${index}.`,
    sendTime: first + (index < 150 ? 0 : 86_400_000) + index * 1_000,
  }),
);

let page: OpenedConversation;
let takeLayout: () => void;
beforeEach(async () => {
  takeLayout = giveLayout();
  page = await openConversation({ timeline: { messages } });
  await until(() => page.text().includes('Number 299.'));
  // However long a step of the test takes, the day stays until its time is over.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await page.close();
  takeLayout();
});

function list(): HTMLElement {
  const found = document.querySelector<HTMLElement>(`section[aria-label="${chat.messages}"]`);
  if (!found) throw new Error('There is no list.');
  return found;
}
const shown = () => document.querySelector(`.${css.shown}`)?.textContent ?? null;
const move = (top: number, isPerson = true) =>
  act(async () => {
    if (isPerson) list().dispatchEvent(new Event('wheel'));
    list().scrollTop = top;
    list().dispatchEvent(new Event('scroll'));
  });

it('shows the day of what is at the top while a person scrolls, and for nothing else', async () => {
  await move(1_000, false);
  expect(shown()).toBeNull();
  await move(2_000);
  expect(shown()).toBe(dayName(first, Number.POSITIVE_INFINITY, 'en-US'));
  // The row of the first day is the second of the list.
  await move(20);
  expect(shown()).toBeNull();
  await move(2_000);
  expect(shown()).not.toBeNull();
  await act(async () => vi.advanceTimersByTime(1_000));
  expect(shown()).toBeNull();
});
