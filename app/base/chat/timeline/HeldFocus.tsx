import { useEffect, useRef } from 'react';
import { messageKeyOf } from '../../../core/messaging/messageRef.ts';
import type { TimelineRow } from './timelineRow.ts';

/** What has the focus, and the message it belongs to: `messageKeyOf`. */
type Held = { element: Element; key: string };

const menuButton = '[data-message-menu]';

export type HeldFocusProps = { rows: readonly TimelineRow[] };

/**
 * Where a message that has the focus is deleted or taken back, here or elsewhere, the message beside it gets
 * the focus: it is never lost to the page. Load it once something in the timeline has the focus.
 */
export function HeldFocus({ rows }: HeldFocusProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const held = useRef<Held | null>(null);
  const known = useRef(rows);
  useEffect(() => {
    const place = mark.current?.parentElement;
    if (!place) return;
    const note = (): void => {
      // What opens over the page is no part of the timeline.
      const element = document.activeElement;
      if (element && place.contains(element)) held.current = heldIn(place, element);
    };
    note();
    place.addEventListener('focusin', note);
    return () => place.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    // The list may take a second step until a row has gone.
    const frame = requestAnimationFrame(() => {
      const keys = held.current ? keysBeside(held.current.key, known.current, rows) : [];
      known.current = rows;
      if (!held.current || held.current.element.isConnected || hasFocus()) return;
      const buttons = mark.current?.parentElement?.querySelectorAll<HTMLElement>(menuButton) ?? [];
      const byKey = new Map([...buttons].map((button) => [keyOf(button), button]));
      const next = keys.flatMap((key) => byKey.get(key) ?? [])[0];
      next?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [rows]);
  return <span ref={mark} hidden={true} />;
}

/** @returns what is held where an element has the focus; null where it belongs to no message */
function heldIn(place: Element, element: Element): Held | null {
  let row: Element | null = element;
  while (row && row !== place && !row.querySelector(menuButton)) row = row.parentElement;
  const [button, other] = row?.querySelectorAll<HTMLElement>(menuButton) ?? [];
  return button && !other ? { element, key: keyOf(button) } : null;
}

/** @returns of the messages that were around one that has gone, those that follow it, then those before it */
function keysBeside(
  key: string,
  before: readonly TimelineRow[],
  now: readonly TimelineRow[],
): string[] {
  const left = new Set(messageKeysOf(now));
  const all = messageKeysOf(before);
  const at = all.indexOf(key);
  if (at < 0 || left.has(key)) return [];
  return [...all.slice(at + 1), ...all.slice(0, at).reverse()].filter((one) => left.has(one));
}

function messageKeysOf(rows: readonly TimelineRow[]): string[] {
  return rows.flatMap((row) => (row.kind === 'message' ? messageKeyOf(row.message) : []));
}

function keyOf(button: HTMLElement): string {
  return button.dataset['messageMenu'] ?? '';
}

function hasFocus(): boolean {
  const { activeElement, body } = document;
  return activeElement !== null && activeElement !== body && activeElement.isConnected;
}
