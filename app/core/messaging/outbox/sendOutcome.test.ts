import { describe, expect, test } from 'vitest';
import { GatewayError } from '../../../transport/gateway/gatewayClient.ts';
import { sendOutcomeOf } from './sendOutcome.ts';

const failed = (kind: GatewayError['kind'], code: number) =>
  sendOutcomeOf(new GatewayError('SendMessage', kind, code)).kind;

describe('sendOutcomeOf', () => {
  test('what never left can be sent as it is', () => {
    expect(failed('not-sent', 112)).toBe('not-sent');
    expect(failed('not-sent', 113)).toBe('not-sent');
  });

  test('a closed connection and a deadline leave it open', () => {
    expect(failed('unknown', 111)).toBe('unknown');
    expect(failed('unknown', 0)).toBe('unknown');
    expect(sendOutcomeOf(new TypeError('anything else')).kind).toBe('unknown');
  });

  test.each([202, 301, 302, 802, 812])('code %i is a fault: the message is looked up', (code) => {
    expect(failed('refused', code)).toBe('faulty');
  });

  test.each([1002, 1003, 1004, 810, 701, 706])('code %i is about the connection', (code) => {
    expect(failed('refused', code)).toBe('not-sent');
  });

  test.each([201, 208, 600, 601, 801, 809])('code %i is about the message', (code) => {
    expect(sendOutcomeOf(new GatewayError('SendMessage', 'refused', code))).toEqual({
      kind: 'refused',
      code,
    });
  });
});
