// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  close,
  loadSheets,
  pressEverything,
  standpoints,
} from '../../../tests/support/everyGroupButton.ts';
import { giveLayout } from '../../../tests/support/layout.ts';

beforeAll(loadSheets);
let takeLayout: () => void;
beforeEach(() => {
  takeLayout = giveLayout();
});
afterEach(async () => {
  await close();
  takeLayout();
});

/** The others are pressed in the long proof. */
const some = ['an admin of a channel', 'a follower of a channel'];

describe('every button of the pages of a group', () => {
  it.each(standpoints.filter(([name]) => some.includes(name)))(
    'as pressed by %s, does what the gateway allows',
    async (_, standpoint) => {
      const { presses, refused, closed, done, allowed } = await pressEverything(standpoint);
      expect({ refused, closed }).toEqual({ refused: [], closed: [] });
      expect(done).toEqual(allowed);
      expect(presses).toBeGreaterThan(8);
    },
    180_000,
  );
});
