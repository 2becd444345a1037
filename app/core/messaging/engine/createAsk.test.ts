import { describe, expect, it } from 'vitest';
import { heldBy } from '../../busy/holds.ts';
import type { Command } from '../tabs/tabMessage.ts';
import { createAsk } from './createAsk.ts';

const made: Command = {
  ...{ name: 'call', id: '1', functionName: 'CreateGroup', data: '{}' },
  ...{ isRepeatable: false, changes: [] },
};
const read: Command = { ...made, isRepeatable: true };

/** A call whose answer is due until it is given. */
function setUp() {
  let answer: (reply: unknown) => void = () => undefined;
  const run = () =>
    new Promise<unknown>((resolve) => {
      answer = resolve;
    });
  const answered = (reply: string): void => answer(reply);
  const link = { ask: run };
  const isClosed = () => false;
  return {
    answered,
    leading: createAsk({ term: () => ({ run }), link: () => null, isClosed }),
    following: createAsk({ term: () => null, link: () => link, isClosed }),
  };
}

describe('what may not be done twice', () => {
  it.each([
    ['by the tab that leads', 'leading', 'leader'],
    ['by the tab that leads, for another', 'leading', 'here'],
    ['by the leading tab, for this one', 'following', 'leader'],
  ] as const)('keeps the app from starting anew while it is done %s', async (_, role, way) => {
    const tabs = setUp();
    const reply = tabs[role][way](made);
    expect(heldBy()).toBe('order');
    tabs.answered('done');
    expect(await reply).toBe('done');
    expect(heldBy()).toBeNull();
  });

  it('is not what can be repeated', async () => {
    const tabs = setUp();
    const reply = tabs.leading.leader(read);
    expect(heldBy()).toBeNull();
    tabs.answered('done');
    await reply;
  });
});
