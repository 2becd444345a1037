import { afterAll, beforeAll, describe, it } from 'vitest';
import { stagesOf, stepsIn, walk } from './support/rightsWalk.ts';
import { openRightsWorld, type RightsWorld } from './support/rightsWorld.ts';

let world: RightsWorld;
beforeAll(async () => {
  world = await openRightsWorld();
}, 60_000);
afterAll(() => world.close());

describe('a hostile client in a group', () => {
  it.each([...stagesOf(false), ...stagesOf(true)])(
    'succeeds just where the table says so (channel $ofChannel, status $status, forbids $forbids)',
    async (stage) => {
      for (const step of stepsIn(stage)) await walk(world, stage, step);
    },
  );
});
