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

describe('every button of the pages of a group', () => {
  it.each(standpoints)(
    'as pressed by %s, does what the gateway allows',
    async (_, standpoint) => {
      const { presses, refused, closed, done, allowed } = await pressEverything(standpoint);
      expect({ refused, closed }).toEqual({ refused: [], closed: [] });
      expect(done).toEqual(allowed);
      expect(presses).toBeGreaterThan(8);
    },
    300_000,
  );
});
