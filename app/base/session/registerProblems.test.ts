import { describe, expect, it } from 'vitest';
import { registerProblems } from './registerProblems.ts';
import type { RegisterConfig } from './useRegisterConfig.ts';

const good = {
  account: 'new_ana',
  password: 'abcdef1',
  repeat: 'abcdef1',
  phone: '',
  smsCode: '',
  inviteCode: '',
  picture: '',
};
const anyPhone = { minLength: 6, maxLength: 11, pattern: 'any' } as const;

function problems(changes: Partial<typeof good>, config: Partial<RegisterConfig> = {}) {
  return registerProblems(
    { ...good, ...changes },
    {
      config: { phone: 'hidden', inviteCode: 'hidden', ...config },
      phone: anyPhone,
      locale: 'en-US',
    },
  );
}

describe('registerProblems', () => {
  it('finds nothing in what is good, spaces around the account included', () => {
    expect(problems({ account: ' new_ana ' })).toEqual({});
  });

  it('names accounts that are none', () => {
    for (const account of ['', 'ana', 'a'.repeat(21), 'ana maria', 'añañaña', 'a/b/c']) {
      expect(problems({ account }), account).toEqual({ account: 'accountRule' });
    }
  });

  it('asks for number and code only where the platform does', () => {
    expect(problems({ phone: '1', smsCode: '1' })).toEqual({});
    expect(problems({}, { phone: 'required' })).toEqual({ phone: 'phone', smsCode: 'smsCode' });
    expect(problems({}, { phone: 'optional' })).toEqual({});
    expect(problems({ phone: '012 345-678' }, { phone: 'optional' })).toEqual({
      smsCode: 'smsCode',
    });
    expect(problems({ phone: '012 345-678', smsCode: '123 456' }, { phone: 'required' })).toEqual(
      {},
    );
  });

  it('asks for an invitation code only where the platform does', () => {
    expect(problems({}, { inviteCode: 'required' })).toEqual({ inviteCode: 'inviteCodeEmpty' });
    expect(problems({}, { inviteCode: 'optional' })).toEqual({});
    expect(problems({ inviteCode: '?' }, { inviteCode: 'optional' })).toEqual({
      inviteCode: 'inviteCodeRule',
    });
    expect(problems({ inviteCode: ' pro_abcd ' }, { inviteCode: 'required' })).toEqual({});
  });
});
