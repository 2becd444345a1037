import { expect, it } from 'vitest';
import type { GatewayState } from '../../../transport/gateway/gatewayClient.ts';
import { createTokenDoubt } from './createTokenDoubt.ts';

const waiting = (attempt: number): GatewayState => ({ status: 'waiting', attempt, retryAt: 0 });

it('fetches new tokens once after some failures, and again only after a success', () => {
  let renewals = 0;
  const take = createTokenDoubt(async () => {
    renewals += 1;
    throw new Error('no network');
  });
  for (let attempt = 1; attempt < 5; attempt += 1) take(waiting(attempt));
  expect(renewals).toBe(0);
  for (let attempt = 5; attempt < 20; attempt += 1) take(waiting(attempt));
  expect(renewals).toBe(1);
  take({ status: 'online' });
  for (let attempt = 1; attempt < 9; attempt += 1) take(waiting(attempt));
  expect(renewals).toBe(2);
});
