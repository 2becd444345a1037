import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatewayFunctions } from '../../app/contract/gateway/gatewayFunctions.ts';
import { conversationSteps } from './cases/conversationSteps.data.ts';
import { creatorSteps } from './cases/creatorSteps.data.ts';
import { groupEndSteps } from './cases/groupEndSteps.data.ts';
import { groupMessageSteps } from './cases/groupMessageSteps.data.ts';
import { groupStartSteps } from './cases/groupStartSteps.data.ts';
import { messageSteps } from './cases/messageSteps.data.ts';
import { peopleSteps } from './cases/peopleSteps.data.ts';
import { functionOf, loadSdk, methodsOf, type Sdk, sdkPackages } from './support/sdk.ts';
import { runStep, type Step } from './support/steps.ts';
import { openWorld, type World } from './support/world.ts';

const scenarios: Record<string, Step[]> = {
  people: peopleSteps,
  groups: [...groupStartSteps, ...groupEndSteps],
  creators: creatorSteps,
  'messages of two': messageSteps,
  'messages of a group': groupMessageSteps,
  conversations: conversationSteps,
};

/** Methods whose cases are the tests of sessions below. */
const ofSessions = ['login', 'logout', 'getLoginStatus', 'getLoginUser'];
const functions = new Set<string>(gatewayFunctions.map(({ name }) => name));

describe.each(Object.entries(sdkPackages))('the published client %s', (_, name) => {
  const makeSdk: () => Sdk = loadSdk(name);

  it('has a case for every method the gateway has a function for', () => {
    const steps = Object.values(scenarios).flat();
    const covered = [...ofSessions, ...steps.map(({ method }) => method)];
    const methods = methodsOf(makeSdk()).filter((method) => functions.has(functionOf(method)));
    expect(methods.filter((method) => !covered.includes(method))).toEqual([]);
    expect(methods.length).toBeGreaterThan(90);
  });

  describe.each(Object.entries(scenarios))('in the scenario of %s', (_scenario, steps) => {
    let world: World;
    const notes = {};
    beforeAll(async () => {
      world = await openWorld(makeSdk);
    });
    afterAll(() => world.close());

    it.each(steps.map((step) => [`${step.by}: ${step.method}${titled(step)}`, step] as const))(
      '%s',
      (_title, step) => runStep({ ...world, notes }, step),
    );
  });
});

function titled({ that }: Step): string {
  return that === undefined ? '' : ` (${that})`;
}
