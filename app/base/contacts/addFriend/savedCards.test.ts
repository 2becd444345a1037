import { describe, expect, it } from 'vitest';
import { seed } from '../../../../tests/support/depth.ts';
import { brandIds, randomIds, unreadCards } from '../../../../tests/support/friendCards.ts';

const none = { ours: [], jsQR: [] };

describe('the saved card of a friend', () => {
  it.each(brandIds)('is read at %s', async (brandId) => {
    expect(await unreadCards(brandId, randomIds(2, seed))).toEqual(none);
  });

  // These are of version 7, the first with a pattern below the logo.
  it.each([864, 300])('is read where it is %i pixels wide', async (width) => {
    const ids = ['72710574'];
    expect(await unreadCards('chaojian', ids, width)).toEqual(none);
    expect(await unreadCards('quedu', ['5098669294'], width)).toEqual(none);
  });
});
