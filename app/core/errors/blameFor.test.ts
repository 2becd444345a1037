import { describe, expect, it } from 'vitest';
import { CallError } from '../../contract/callError.ts';
import { blameFor } from './blameFor.ts';

const blame = blameFor({ loginWrong: 'password', accountTaken: 'account' });

describe('blameFor', () => {
  it('names the field a declared error concerns', () => {
    const failure = {
      kind: 'declared',
      domain: 'session',
      name: 'accountTaken',
      data: null,
      message: '',
    } as const;
    expect(blame(new CallError('session.register', failure))).toEqual({ account: 'accountTaken' });
  });

  it('blames no field for anything else', () => {
    const failure = {
      kind: 'declared',
      domain: 'common',
      name: 'brandUnknown',
      data: null,
      message: '',
    } as const;
    expect(blame(new CallError('session.register', failure))).toBeNull();
    expect(blame(new CallError('session.register', { kind: 'timeout' }))).toBeNull();
    expect(blame(new Error('loginWrong'))).toBeNull();
  });
});
