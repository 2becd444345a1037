import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checks, shippedChecks } from './checks.mjs';
import { root } from './setup.mjs';

const commands = (all: typeof checks) => all.map(({ command }) => command(null).slice(1).join(' '));

describe('texts that nobody has written yet', () => {
  const strict = 'scripts/locales.mjs --written';

  it('pass where somebody is at work on them, and nowhere else', () => {
    expect(commands(checks)).not.toContain(strict);
    expect(commands(shippedChecks)).toEqual([...commands(checks), strict]);
  });

  it.each(['test.mjs', 'test-deep.mjs'])('stop %s', (script) => {
    expect(readFileSync(join(root, 'scripts', script), 'utf8')).toContain(
      'runChecks(shippedChecks)',
    );
  });
});
