import { expect, it } from 'vitest';
import { GatewayError } from '../../transport/gateway/gatewayClient.ts';
import { callProblemOf } from './callProblem.ts';

it.each([
  ['refused', 'refused'],
  ['not-sent', 'notSent'],
  ['unknown', 'unknownOutcome'],
  ['cancelled', 'unknownOutcome'],
] as const)('a call that ends as %s is told as %s', (kind, problem) => {
  expect(callProblemOf(new GatewayError('AddFriend', kind, 0))).toBe(problem);
});

it.each([new TypeError('other'), null, undefined, 'text', { kind: 3 }])(
  'after %s nobody knows whether it was done',
  (error) => {
    expect(callProblemOf(error)).toBe('unknownOutcome');
  },
);
