import type { GatewayState } from './gatewayClient.ts';
import { type GatewayFact, idleMachine, reduceGateway } from './gatewayState.ts';

/** Where the connection stands; only facts change it. */
export interface StateMachine {
  state(): GatewayState;
  apply(fact: GatewayFact): void;
}

type Needs = {
  /** Does what follows from a state. Facts that it applies are entered before this returns. */
  enter: (state: GatewayState) => void;
  /** Called once all that follows from a state is done, in the order of the states. */
  notify: (state: GatewayState) => void;
};

export function createStateMachine({ enter, notify }: Needs): StateMachine {
  const entered: GatewayState[] = [];
  let machine = idleMachine;
  let depth = 0;
  return {
    state: () => machine.state,
    apply(fact) {
      const before = machine;
      machine = reduceGateway(machine, fact);
      if (machine === before) return;
      entered.push(machine.state);
      depth += 1;
      enter(machine.state);
      depth -= 1;
      if (depth === 0) for (const state of entered.splice(0)) notify(state);
    },
  };
}
