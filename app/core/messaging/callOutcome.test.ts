import { expect, it } from 'vitest';
import { GatewayError } from '../../transport/gateway/gatewayClient.ts';
import { callOutcomeOf } from './callOutcome.ts';

it.each([
  ['refused', 'refused'],
  ['not-sent', 'not-sent'],
  ['unknown', 'unknown'],
  ['cancelled', 'unknown'],
] as const)('a call that ends as %s is told as %s', (kind, outcome) => {
  expect(callOutcomeOf(new GatewayError('AddFriend', kind, 0))).toBe(outcome);
});

it.each([new TypeError('other'), null, undefined, 'text', { kind: 3 }])(
  'after %s nobody knows whether it was done',
  (error) => {
    expect(callOutcomeOf(error)).toBe('unknown');
  },
);
