import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refTo, storedMessage } from '../../../../tests/support/messaging/storedMessages.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { createTimelineWindow } from './createTimelineWindow.ts';

const conversationID = 'single_them';
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) =>
    storedMessage(`m${from + index}`, { seq: from + index }),
  );
const whole = { hasOlder: false, hasNewer: false };
const older = { hasOlder: true, hasNewer: false };
const seqsOf = (messages: readonly StoredMessage[]) => messages.map(({ seq }) => seq);
const changed = (...messages: StoredMessage[]) => ({ messages, removed: [] });

describe('the window of an open conversation', () => {
  it('shows new and changed messages in their places and keeps the others as they are', () => {
    const window = createTimelineWindow(conversationID);
    window.show(numbered(4, 6), older);
    const before = window.contents();
    expect(
      window.apply(changed(storedMessage('m5', { seq: 5, isRead: true }), ...numbered(7, 7))),
    ).toBe(true);
    const after = window.contents().messages;
    expect(seqsOf(after)).toEqual([4, 5, 6, 7]);
    expect(after[0]).toBe(before.messages[0]);
    expect(after[1]?.isRead).toBe(true);
    expect(after[2]).toBe(before.messages[2]);
  });

  it('says that nothing changed where nothing did, and stays the same object', () => {
    const window = createTimelineWindow(conversationID);
    window.show(numbered(4, 6), older);
    const before = window.contents();
    expect(window.apply(changed(storedMessage('m5', { seq: 5 })))).toBe(false);
    expect(window.apply(changed(storedMessage('x', { conversationID: 'single_other' })))).toBe(
      false,
    );
    expect(window.show(numbered(4, 6), older)).toBe(false);
    expect(window.contents()).toBe(before);
  });

  it('moves a message to its place once it is sent, with unsent ones last', () => {
    const window = createTimelineWindow(conversationID);
    const unsent = (id: string, localOrder: number) =>
      storedMessage(id, { state: 'sending', localOrder });
    window.show([...numbered(1, 2), unsent('a', 1), unsent('b', 2)], whole);
    window.apply(changed(...numbered(3, 3), storedMessage('a', { seq: 4 })));
    expect(window.contents().messages.map(({ clientMsgID }) => clientMsgID)).toEqual([
      'm1',
      'm2',
      'm3',
      'a',
      'b',
    ]);
  });

  it('leaves deleted messages out but knows where the older page starts', () => {
    const window = createTimelineWindow(conversationID);
    window.show([storedMessage('gone', { seq: 1, isDeleted: true }), ...numbered(2, 3)], older);
    expect(seqsOf(window.contents().messages)).toEqual([2, 3]);
    expect(window.oldest()?.clientMsgID).toBe('gone');
    window.apply({ messages: [], removed: [refTo('m2')] });
    expect(seqsOf(window.contents().messages)).toEqual([3]);
  });

  it('does not show a message from beyond its open ends before their pages', () => {
    const window = createTimelineWindow(conversationID);
    window.show(numbered(5, 6), older);
    expect(window.apply(changed(...numbered(2, 2)))).toBe(false);
    window.addOlder(numbered(1, 4), false);
    expect(seqsOf(window.contents().messages)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(window.contents().hasOlder).toBe(false);
  });

  it('lets go of the other end when it holds too many, and gets it back', () => {
    const window = createTimelineWindow(conversationID, 5);
    window.show(numbered(7, 10), older);
    window.addOlder(numbered(4, 6), true);
    expect(seqsOf(window.contents().messages)).toEqual([4, 5, 6, 7, 8]);
    expect(window.contents()).toMatchObject({ hasOlder: true, hasNewer: true });
    expect(window.apply(changed(...numbered(11, 11)))).toBe(false);
    window.show(numbered(7, 11), older);
    expect(seqsOf(window.contents().messages)).toEqual([7, 8, 9, 10, 11]);
    expect(window.contents()).toMatchObject({ hasOlder: true, hasNewer: false });
  });

  it('holds every message once and in order, and never more than it may', () => {
    const step = fc.oneof(
      fc.record({ older: fc.nat(6) }),
      fc.record({ change: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 6 }) }),
      fc.record({ remove: fc.integer({ min: 1, max: 60 }) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const window = createTimelineWindow(conversationID, 20);
        window.show(numbered(30, 40), older);
        for (const one of steps) {
          const oldest = window.oldest()?.seq ?? 60;
          if ('older' in one) {
            const page = numbered(Math.max(1, oldest - one.older), oldest - 1);
            window.addOlder(page, oldest - one.older > 1);
          } else if ('change' in one) {
            window.apply(
              changed(...one.change.map((seq) => storedMessage(`m${seq}`, { seq, isRead: true }))),
            );
          } else {
            window.apply({
              messages: [],
              removed: [refTo(`m${one.remove}`)],
            });
          }
          const seqs = seqsOf(window.contents().messages);
          expect(seqs.length).toBeLessThanOrEqual(20);
          expect([...new Set(seqs)].sort((a, b) => a - b)).toEqual(seqs);
        }
      }),
      { numRuns: 300 },
    );
  });
});
