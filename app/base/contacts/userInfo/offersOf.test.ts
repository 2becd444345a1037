import { describe, expect, it } from 'vitest';
import { offersOf } from './offersOf.ts';

/**
 * One row per role that somebody can have. Whoever deleted or blocked the reader looks as before:
 * the gateway tells neither, and refuses what is tried.
 */
const roles = [
  ['oneself', 'self', false, 'edit'],
  ['a stranger', 'stranger', false, 'add message block report more'],
  ['one who was asked', 'sent', false, 'add message block report more'],
  ['one who asks', 'received', false, 'accept message block report more'],
  ['a friend', 'friend', false, 'message alias block report more delete'],
  ['a friend who deleted the reader', 'friend', false, 'message alias block report more delete'],
  ['a stranger who blocked the reader', 'stranger', false, 'add message block report more'],
  ['a friend who is blocked', 'friend', true, 'message alias block report more delete'],
  ['a stranger who is blocked', 'stranger', true, 'message block report more'],
  ['one who asks and is blocked', 'received', true, 'message block report more'],
  ['one who was asked and is blocked', 'sent', true, 'message block report more'],
] as const;

describe('what the page of a person offers', () => {
  it.each(roles)('%s', (_, relation, isBlocked, expected) => {
    expect([...offersOf({ relation, isBlocked, isSupport: false, mayAsk: true })].join(' ')).toBe(
      expected,
    );
  });

  it.each(['stranger', 'friend', 'received', 'sent'] as const)(
    'only writing to the brand’s support, as a %s',
    (relation) => {
      expect([...offersOf({ relation, isBlocked: false, isSupport: true, mayAsk: true })]).toEqual([
        'message',
      ]);
    },
  );

  it('lets nobody ask where their group forbids it, but answer who asked', () => {
    const known = { isBlocked: false, isSupport: false, mayAsk: false };
    for (const relation of ['stranger', 'sent', 'received', 'friend'] as const)
      expect(offersOf({ ...known, relation }).has('add')).toBe(false);
    expect(offersOf({ ...known, relation: 'received' }).has('accept')).toBe(true);
  });

  it('lets everybody but oneself and the support be blocked and reported, and has what others hand in, whatever they are', () => {
    for (const [, relation, isBlocked] of roles) {
      const offered = offersOf({ relation, isBlocked, isSupport: false, mayAsk: true });
      expect(offered.has('report')).toBe(relation !== 'self');
      expect(offered.has('block')).toBe(relation !== 'self');
      expect(offered.has('more')).toBe(relation !== 'self');
    }
  });
});
