import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groupActions } from '../../app/contract/gateway/groupRights.ts';
import { deeds, roles } from './cases/rightsDeeds.data.ts';
import { stagesOf, stepsIn, walk } from './support/rightsWalk.ts';
import { openRightsWorld, type RightsWorld } from './support/rightsWorld.ts';

let world: RightsWorld;
beforeAll(async () => {
  world = await openRightsWorld();
}, 60_000);
afterAll(() => world.close());

describe('a hostile client in a group', () => {
  it('has something to try for each action of the table', () => {
    const tried = new Set(deeds.flatMap(({ action }) => action));
    // What of the conversation its notices are, a client decides for itself.
    expect(groupActions.filter((action) => !tried.has(action))).toEqual(['seeLog']);
  });

  // Whatever the state of the group and whomever it is done to: the long proof.
  it.each([false, true])(
    'succeeds just where the table says so, each thing tried by each role (channel %s)',
    async (ofChannel) => {
      const tries = stagesOf(ofChannel).flatMap((stage) =>
        stepsIn(stage).map((step) => ({ stage, step })),
      );
      // Each in another state and on somebody else than the last; a dismissed group stays so, and comes last.
      const some = new Set(
        deeds.flatMap((deed, row) =>
          roles.map((role, column) => {
            const those = tries.filter(({ step }) => step.deed === deed && step.role === role);
            return those[(row * roles.length + column * 3) % those.length];
          }),
        ),
      );
      expect(some.size).toBe(deeds.length * roles.length);
      for (const one of tries) if (some.has(one)) await walk(world, one.stage, one.step);
    },
  );
});
