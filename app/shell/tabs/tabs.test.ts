import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsIn, type SlotParts } from '../../core/feature/slots.ts';
import { tabPaths } from './tabs.ts';

const Nothing = () => null;
const load = () => Promise.resolve(Nothing);
const label = 'common:about';
const withTab = (id: string, order: number): SlotParts => ({
  tab: [{ id, order, path: `/${id}`, label, Icon: Nothing, load }],
});
const withSection = (id: string, order: number): SlotParts => ({
  'discover.section': [{ id, order, label, load }],
});
const find = '/pages/tabBar/find';

describe('tabPaths', () => {
  it('orders the tabs whatever order they are handed in', () => {
    const all = [withTab('late', 60), withSection('one', 20), withTab('early', 20)];
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (handedIn) => {
        expect(tabPaths(handedIn)).toEqual(['/early', find, '/late']);
      }),
    );
  });

  it('has no discover tab when there is nothing to discover', () => {
    expect(tabPaths([withTab('only', 20)])).toEqual(['/only']);
  });
});

describe('partsIn', () => {
  it('gives the parts of one slot in order, those of equal order by name', () => {
    const all = [
      withSection('b', 20),
      withTab('x', 1),
      withSection('a', 20),
      withSection('c', 10),
      {},
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (handedIn) => {
        expect(partsIn(handedIn, 'discover.section').map(({ id }) => id)).toEqual(['c', 'a', 'b']);
      }),
    );
  });
});
