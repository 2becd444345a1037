import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginAddress, readLoginAddress } from './loginAddress.ts';

describe('readLoginAddress', () => {
  it('reads back what loginAddress wrote', () => {
    const address = fc.record({
      view: fc.constantFrom('login' as const, 'register' as const, 'forget' as const),
      account: fc.string({ unit: 'grapheme', maxLength: 10 }),
      isAdding: fc.boolean(),
    });
    fc.assert(
      fc.property(address, (given) => {
        const { search } = new URL(loginAddress(given), 'https://site.example');
        expect(readLoginAddress(search)).toEqual(given);
      }),
    );
  });

  it('takes an unknown view for the login, and no endless name', () => {
    expect(readLoginAddress('?view=admin')).toEqual({
      view: 'login',
      account: '',
      isAdding: false,
    });
    expect(readLoginAddress(`?account=${'x'.repeat(5000)}`).account).toHaveLength(64);
  });
});
