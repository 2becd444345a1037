// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followTyping, isTextAtStake } from './typedText.ts';

let stop: () => void;
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  stop();
  document.body.innerHTML = '';
  vi.useRealTimers();
});

function typeInto(selector: string, value: string): HTMLInputElement {
  const field = document.querySelector<HTMLInputElement>(selector);
  if (!field) throw new Error(`No ${selector}.`);
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field;
}

it('holds text that nothing keeps, until it is sent or its page has gone', () => {
  document.body.innerHTML = '<input id="name"><textarea id="note"></textarea>';
  stop = followTyping();
  expect(isTextAtStake()).toBe(false);
  const field = typeInto('#name', 'Mei');
  vi.advanceTimersByTime(60_000);
  expect(isTextAtStake()).toBe(true);
  field.value = '';
  expect(isTextAtStake()).toBe(false);
  const note = typeInto('#note', 'Hello');
  vi.advanceTimersByTime(60_000);
  expect(isTextAtStake()).toBe(true);
  note.remove();
  expect(isTextAtStake()).toBe(false);
});

it('waits for a pause where what is typed is kept, or is a search', () => {
  document.body.innerHTML = '<textarea data-kept></textarea><input type="search">';
  stop = followTyping();
  for (const selector of ['textarea', 'input']) {
    typeInto(selector, 'Hello');
    expect(isTextAtStake()).toBe(true);
    vi.advanceTimersByTime(2000);
    expect(isTextAtStake()).toBe(false);
  }
});

it('counts what stood there before', () => {
  document.body.innerHTML = '<input type="password" value="secret"><input value="">';
  stop = followTyping();
  vi.advanceTimersByTime(60_000);
  expect(isTextAtStake()).toBe(true);
});
