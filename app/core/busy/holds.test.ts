import { expect, it } from 'vitest';
import { heldBy, hold, holding } from './holds.ts';

it('knows what has to end first, until all has ended', async () => {
  expect(heldBy()).toBeNull();
  const release = hold('recording');
  let settle = (): void => undefined;
  const sent = holding(
    'message',
    () =>
      new Promise<void>((resolve) => {
        settle = resolve;
      }),
  );
  expect(heldBy()).toBe('recording');
  release();
  release();
  expect(heldBy()).toBe('message');
  settle();
  await sent;
  expect(heldBy()).toBeNull();
});

it('lets go of what fails', async () => {
  await expect(holding('order', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(heldBy()).toBeNull();
});
