import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordProblem } from '../../contract/fields/password.ts';
import { newPasswordProblems } from './newPassword.ts';

describe('newPasswordProblems', () => {
  it('asks for the length of the language', () => {
    const typed = { password: 'abcde1', repeat: 'abcde1' };
    expect(newPasswordProblems(typed, 'en-US')).toEqual({});
    expect(newPasswordProblems(typed, 'zh-CN')).toEqual({ password: 'length' });
  });

  it('asks for the same text twice, also for the second one at all', () => {
    expect(newPasswordProblems({ password: 'abcde1', repeat: 'abcde2' }, 'en-US')).toEqual({
      repeat: 'differ',
    });
    expect(newPasswordProblems({ password: 'abcde1', repeat: '' }, 'en-US')).toEqual({
      repeat: 'differ',
    });
    expect(newPasswordProblems({ password: '', repeat: '' }, 'en-US')).toEqual({
      password: 'length',
    });
  });

  it('lets through just what the rule of passwords lets through', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 22 }),
        fc.constantFrom('zh-CN', 'es-ES'),
        (text, locale) => {
          const found = newPasswordProblems({ password: text, repeat: text }, locale);
          expect(found.password ?? null).toBe(passwordProblem(text, locale));
        },
      ),
    );
  });
});
