import { describe, expect, it } from 'vitest';
import { seed } from '../../../../tests/support/depth.ts';
import { brandIds, randomIds, unreadCards } from '../../../../tests/support/friendCards.ts';

const none = { ours: [], jsQR: [] };

describe('the saved cards of two hundred friends', () => {
  it.each(brandIds)('are read at %s', async (brandId) => {
    expect(await unreadCards(brandId, randomIds(200, seed))).toEqual(none);
  });

  it.each(brandIds)('are read at %s where the pictures were made small', async (brandId) => {
    expect(await unreadCards(brandId, randomIds(40, seed), 300)).toEqual(none);
  });
});
