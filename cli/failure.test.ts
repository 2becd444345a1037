import { CommanderError } from 'commander';
import { describe, expect, it } from 'vitest';
import { BrandError } from './errors.ts';
import { describeFailure } from './failure.ts';

const withCode = (code: string) => Object.assign(new Error(`${code}: x`), { code });

describe('describeFailure', () => {
  it.each([
    ['help that was asked for', new CommanderError(0, 'commander.helpDisplayed', 'x'), 0],
    ['no command at all', new CommanderError(1, 'commander.help', 'x'), 2],
    ['an unknown flag', new CommanderError(1, 'commander.unknownOption', 'error: x'), 2],
    ['a full disk', withCode('ENOSPC'), 4],
    ['a read-only disk', withCode('EROFS'), 4],
    ['anything else', new TypeError('x is not a function'), 1],
    ['a thrown text', 'boom', 1],
  ])('ends with the right code for %s', (_name, error, exitCode) => {
    expect(describeFailure(error).exitCode).toBe(exitCode);
  });

  it('keeps the sentence, fix and problems of a BrandError', () => {
    const detail = { code: 'x', message: 'What.', fix: 'How.', exitCode: 3, problems: [] } as const;
    const error = new BrandError({ ...detail, problems: [] });
    expect(describeFailure(error)).toMatchObject({ ...detail, unexpected: false });
  });

  it('turns a suggestion into the fix', () => {
    const error = new CommanderError(
      1,
      'commander.unknownCommand',
      'error: no x\n(Did you mean y?)',
    );
    const { message, fix } = describeFailure(error);
    expect(message).toBe('no x');
    expect(fix).toMatch(/^Did you mean y\? /);
  });
});
