import { describe, expect, it } from 'vitest';
import { ctrlC, place } from './support/onTerminal.ts';

const question = /Publish heron to \.\/live\?/;

describe('brand publish on a terminal', () => {
  it('writes nothing after no', async () => {
    const { run, isLive } = place();
    const { code, stdout } = await run('publish heron --out one', ['n']);
    expect(stdout).toMatch(/heron was not published\./);
    expect({ code, live: isLive('heron') }).toEqual({ code: 0, live: false });
  });

  it('writes nothing after Ctrl-C, says so and asks for no other brand', async () => {
    const { run, isLive } = place();
    const { code, stdout } = await run('publish --out one', [ctrlC]);
    expect(stdout).toContain('heron: interrupted; the live site is unchanged.');
    expect(stdout).toContain('Not begun: stork.');
    expect(code).toBe(130);
    expect([isLive('heron'), isLive('stork')]).toEqual([false, false]);
  });

  it.each(['--yes', '--json', '--dry-run'])('asks nothing with %s', async (flag) => {
    const { run, isLive } = place();
    const { code, stdout } = await run(`publish heron --out one ${flag}`);
    expect(stdout).not.toMatch(question);
    expect({ code, live: isLive('heron') }).toEqual({ code: 0, live: flag !== '--dry-run' });
  });

  it('asks nothing where nothing is to be sent', async () => {
    const { run } = place();
    await run('publish heron --out one --yes');
    const { code, stdout } = await run('publish heron --out one');
    expect(stdout).toMatch(/nothing to send/);
    expect(stdout).not.toMatch(question);
    expect(code).toBe(0);
  });
});

describe('brand rollback on a terminal', () => {
  it.each([
    ['y', 0, /went back to/],
    ['n', 0, /heron was left as it is\./],
    [ctrlC, 130, /heron: interrupted; the live site is unchanged\./],
  ])('asks, and does as the answer %j says', async (answer, code, words) => {
    const { run } = place();
    for (const version of ['one', 'two']) await run(`publish heron --out ${version} --yes`);
    const back = await run('rollback heron', [answer]);
    expect(back.stdout).toMatch(
      /Go back to \d{8}-\d{6}-\w{6} of heron in \.\/live\? \(.* is current\)/,
    );
    expect(back.stdout).toMatch(words);
    expect(back.code).toBe(code);
    // What was left as it was can still be gone back from.
    const next = await run('rollback heron --json');
    expect(next.stdout).not.toContain('Go back to');
    expect(next.code).toBe(answer === 'y' ? 2 : 0);
  });
});
