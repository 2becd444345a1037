import { describe, expect, it } from 'vitest';
import { createStaleNotices } from './staleNotices.ts';

const rows = (unreadCount: number) => new Map([['single_bea', { unreadCount }]]);

describe('a notice', () => {
  it('stays until its row has counted the message and it was read', () => {
    const stale = createStaleNotices();
    stale.note('single_bea', rows(0));
    expect(stale.follow(rows(0))).toBe(false);
    expect(stale.isStale('single_bea', rows(0))).toBe(false);
    expect(stale.follow(rows(2))).toBe(false);
    expect(stale.isStale('single_bea', rows(2))).toBe(false);
    expect(stale.follow(rows(0))).toBe(true);
    expect(stale.isStale('single_bea', rows(0))).toBe(true);
  });

  it('goes also where the row had counted the message before it was shown', () => {
    const stale = createStaleNotices();
    stale.note('single_bea', rows(1));
    expect(stale.isStale('single_bea', rows(1))).toBe(false);
    expect(stale.follow(rows(0))).toBe(true);
    expect(stale.isStale('single_bea', rows(0))).toBe(true);
  });

  it('of a page before goes once nothing is unread, and not before the list is known', () => {
    const stale = createStaleNotices();
    expect(stale.isStale('single_bea', new Map())).toBe(false);
    expect(stale.isStale('single_bea', rows(1))).toBe(false);
    expect(stale.isStale('single_bea', rows(0))).toBe(true);
  });

  it('goes with its conversation', () => {
    const stale = createStaleNotices();
    stale.note('single_ann', new Map());
    stale.follow(new Map([['single_ann', { unreadCount: 1 }]]));
    expect(stale.follow(rows(3))).toBe(true);
    expect(stale.isStale('single_ann', rows(3))).toBe(true);
  });
});
