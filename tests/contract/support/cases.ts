import type { Call, ErrorsOf, OutputOf } from '../../../app/contract/call.ts';
import type { CallName, calls } from '../../../app/contract/calls.ts';
import type { Answer } from '../../../sandbox/testing/openTestSandbox.ts';
import type { World } from './world.ts';

type CallNamed<Name> = Extract<(typeof calls)[number], { name: Name }>;

/** Brings the world into a state and makes the call; the test looks at what came back. */
export type Case<C extends Call = Call> = (world: World) => Promise<Answer<OutputOf<C>>>;

/** What each call answers: well, and with each error it declares. */
export type CasesOf<Name extends CallName> = {
  [Each in Name]: {
    good: Case<CallNamed<Each>>;
    errors: { [E in ErrorsOf<CallNamed<Each>>['name']]: Case<CallNamed<Each>> };
  };
};
