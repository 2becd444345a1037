import { expect, it } from 'vitest';
import { place } from './support/onTerminal.ts';

it('tells its plan, asks, and publishes after yes', async () => {
  const { run, isLive } = place();
  const { code, stdout } = await run('publish heron --out one', ['y']);
  expect(stdout).toMatch(/heron to .*: \d+ files to send, .*Publish heron to/s);
  expect(stdout).toMatch(/Published heron/);
  expect({ code, live: isLive('heron') }).toEqual({ code: 0, live: true });
});

it('asks for each of several brands', async () => {
  const { run, isLive } = place();
  const { code } = await run('publish heron stork --out one', ['n', 'y']);
  expect(code).toBe(0);
  expect([isLive('heron'), isLive('stork')]).toEqual([false, true]);
});
