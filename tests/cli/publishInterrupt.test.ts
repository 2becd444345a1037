import { expect, it } from 'vitest';
import { s3Places } from '../support/deploy/s3Places.ts';
import { asset, interruptedAt, prepared } from './support/interrupted.ts';

const s3 = s3Places();

it('Ctrl-C while assets are sent leaves the site as it was, lets the lock go and says so', async () => {
  const { old, live, held, start, line } = await prepared(s3, 'publish');
  const run = await interruptedAt(s3, asset, () => start(line));
  const { code, stdout, stderr } = await run.end;
  expect(stderr).toContain('heron: interrupted; the live site is unchanged.');
  expect({ code, stdout }).toEqual({ code: 130, stdout: '' });
  expect(await live()).toBe(old);
  expect(await held()).toBeNull();
});
