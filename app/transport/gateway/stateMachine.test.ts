import { expect, test } from 'vitest';
import type { GatewayState } from './gatewayClient.ts';
import { createStateMachine } from './stateMachine.ts';

test('listeners get states in their order, once all that follows from them is done', () => {
  const log: string[] = [];
  const machine = createStateMachine({
    enter({ status }: GatewayState) {
      log.push(`enter ${status}`);
      if (status === 'connecting') machine.apply({ type: 'socket-opened' });
      log.push(`entered ${status}`);
    },
    notify: ({ status }) => log.push(`notify ${status}`),
  });
  machine.apply({ type: 'started' });
  expect(log).toEqual([
    'enter connecting',
    'enter logging-in',
    'entered logging-in',
    'entered connecting',
    'notify connecting',
    'notify logging-in',
  ]);
  expect(machine.state().status).toBe('logging-in');
});

test('a fact that means nothing in a state enters nothing', () => {
  let entered = 0;
  const count = () => {
    entered += 1;
  };
  const machine = createStateMachine({ enter: count, notify: count });
  machine.apply({ type: 'wait-ended' });
  expect(entered).toBe(0);
  expect(machine.state()).toEqual({ status: 'idle' });
});
