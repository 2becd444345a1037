import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupAtType, receiveOption } from '../../../contract/gateway/enums.ts';
import {
  type Attention,
  type AttentionFact,
  attend,
  countedAtGateway,
  countedAtTab,
  isMentioned,
  isMuted,
  isUnread,
  noAttention,
} from './attention.ts';

const { me, none } = groupAtType;
const told = (unreadCount: number, mention: number = none, recvMsgOpt: number = 0) =>
  ({ kind: 'told', unreadCount, groupAtType: mention, recvMsgOpt }) as const;
const seen = (count: number, mentioned = false) =>
  ({ kind: 'seen', left: { count, isMentioned: mentioned } }) as const;
const attentionAfter = (...facts: AttentionFact[]): Attention => facts.reduce(attend, noAttention);

describe('what goes wrong elsewhere', () => {
  it('a muted group in which nobody is mentioned counts nothing at the tab, and shows what is unread in its row', () => {
    const row = attentionAfter(told(7, none, receiveOption.silent));
    expect([countedAtTab(row), isUnread(row), isMentioned(row)]).toEqual([0, true, false]);
  });

  it('a mention in a muted group marks row and tab, once however many others are unread', () => {
    const row = attentionAfter(told(7, me, receiveOption.silent));
    expect([countedAtTab(row), countedAtGateway(row), isMentioned(row)]).toEqual([1, 0, true]);
    expect(isMuted(row)).toBe(true);
  });

  it('the mark of a mention goes with the last message seen, in a muted group too, whatever the gateway still tells', () => {
    const row = attentionAfter(told(7, me, receiveOption.silent), seen(0));
    expect([countedAtTab(row), isMentioned(row), row.unreadCount]).toEqual([0, false, 0]);
  });

  it('a row that comes late and counts what was seen here does not bring the number back', () => {
    const row = attentionAfter(told(3), seen(0));
    expect(row.unreadCount).toBe(0);
    expect(attentionAfter(told(3), seen(0)).groupAtType).toBe(none);
  });

  it('after another connection the numbers are what the gateway tells: a count is neither lost nor below 0', () => {
    expect(attentionAfter(told(5, me), told(5, me))).toEqual(attentionAfter(told(5, me)));
    expect(attentionAfter(told(-1, me))).toMatchObject({ unreadCount: 0, groupAtType: none });
  });

  it('with messages missing on the device, what was seen of them takes nothing off the count', () => {
    const row = attentionAfter(told(40, me), { kind: 'seen', left: null });
    expect([row.unreadCount, row.groupAtType]).toEqual([40, me]);
  });

  it('a mention that was seen leaves the row while newer messages are unread, and one not yet seen stays', () => {
    expect(isMentioned(attentionAfter(told(5, me), seen(2)))).toBe(false);
    expect(isMentioned(attentionAfter(told(5, me), seen(2, true)))).toBe(true);
  });

  it('a mention that was taken back marks no more; the other messages still count', () => {
    const row = attentionAfter(told(2, me), { kind: 'mentionGone' });
    expect([isMentioned(row), countedAtTab(row)]).toEqual([false, 2]);
  });

  it('one marked as unread counts as one until something is, and not where it is muted', () => {
    const marked = { kind: 'markedUnread', isUnread: true } as const;
    expect(countedAtTab(attentionAfter(told(0), marked))).toBe(1);
    expect(countedAtTab(attentionAfter(told(4), marked))).toBe(4);
    expect(countedAtTab(attentionAfter(told(0, none, receiveOption.silent), marked))).toBe(0);
    expect(isUnread(attentionAfter(told(0), marked))).toBe(true);
  });
});

/** A conversation as it truly is: the messages of others, and how many of them the person has seen. */
type Truth = { mentions: boolean[]; seen: number; told: number };

const step = fc.oneof(
  fc.record({ what: fc.constant('comes'), mentions: fc.boolean() }),
  fc.record({ what: fc.constant('sees'), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({ what: fc.constant('hears') }),
);

it('is never below what the gateway counts and nobody has seen, never negative, and 0 once the last is seen', () => {
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 30 }),
      fc.constantFrom(0, 1, 2),
      fc.boolean(),
      (steps, option, hasGaps) => {
        const truth: Truth = { mentions: [], seen: 0, told: 0 };
        for (const one of steps) {
          if (one.what === 'comes' && 'mentions' in one) truth.mentions.push(one.mentions);
          // The gateway hears late how far somebody has read.
          if (one.what === 'hears') truth.told = truth.seen;
          if (one.what === 'sees' && 'share' in one) {
            const newest = Math.round(one.share * truth.mentions.length);
            truth.seen = Math.max(truth.seen, newest);
          }
          const unheard = truth.mentions.slice(truth.told);
          const unseen = truth.mentions.slice(truth.seen);
          const mention = unheard.includes(true) ? me : none;
          const left = { count: unseen.length, isMentioned: unseen.includes(true) };
          const row = attentionAfter(told(unheard.length, mention, option), {
            kind: 'seen',
            left: hasGaps ? null : left,
          });
          expect(row.unreadCount).toBeGreaterThanOrEqual(unseen.length);
          expect(row.unreadCount).toBeLessThanOrEqual(unheard.length);
          if (unseen.length === 0 && !hasGaps) expect(isUnread(row)).toBe(false);
          if (unseen.includes(true)) expect(isMentioned(row)).toBe(true);
          if (!hasGaps) expect(isMentioned(row)).toBe(unseen.includes(true));
          expect(countedAtTab(row)).toBeGreaterThanOrEqual(Number(isMentioned(row)));
          expect(countedAtTab(row) > 0).toBe(option < 2 ? row.unreadCount > 0 : isMentioned(row));
        }
      },
    ),
  );
});

it('a fact that comes twice changes nothing the second time', () => {
  const fact: fc.Arbitrary<AttentionFact> = fc.oneof(
    fc.record({
      kind: fc.constant('told' as const),
      unreadCount: fc.integer({ min: -2, max: 9 }),
      groupAtType: fc.constantFrom(0, 1, 2, 3, 4),
      recvMsgOpt: fc.constantFrom(0, 1, 2),
    }),
    fc.record({
      kind: fc.constant('seen' as const),
      left: fc.option(fc.record({ count: fc.nat(9), isMentioned: fc.boolean() })),
    }),
    fc.constant({ kind: 'mentionGone' as const }),
    fc.record({ kind: fc.constant('markedUnread' as const), isUnread: fc.boolean() }),
  );
  fc.assert(
    fc.property(fc.array(fact), fact, (facts, last) => {
      const once = attentionAfter(...facts, last);
      expect(attend(once, last)).toEqual(once);
    }),
  );
});
