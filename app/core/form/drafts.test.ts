import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../../tests/support/memoryStore.ts';
import { storageKeys } from '../../platform/storage.ts';
import { readDraft, writeDraft } from './drafts.ts';

describe('drafts', () => {
  it('keeps the texts of each form apart', () => {
    const store = memoryStore();
    writeDraft(store, 'login', { account: 'ana' });
    writeDraft(store, 'nickname', { nickName: 'Ana 🐱' });
    writeDraft(store, 'login', null);
    expect(readDraft(store, 'login')).toEqual({});
    expect(readDraft(store, 'nickname')).toEqual({ nickName: 'Ana 🐱' });
    writeDraft(store, 'nickname', null);
    expect(store.all()).toEqual({});
  });

  it('reads any form name and text back', () => {
    fc.assert(
      fc.property(fc.string(), fc.dictionary(fc.string(), fc.string()), (form, values) => {
        fc.pre(
          !('__proto__' in values && Object.hasOwn(values, '__proto__')) && form !== '__proto__',
        );
        const store = memoryStore();
        writeDraft(store, form, values);
        expect(readDraft(store, form)).toEqual({ ...values });
      }),
    );
  });

  it('takes anything else stored for no draft, and writes over it', () => {
    for (const text of [
      '',
      '7',
      'null',
      '"x"',
      '{"login":7}',
      '{"login":{"account":7}}',
      '{"log',
    ]) {
      const store = memoryStore({ [storageKeys.drafts]: text });
      expect(readDraft(store, 'login')).toEqual({});
      writeDraft(store, 'login', { account: 'ana' });
      expect(readDraft(store, 'login')).toEqual({ account: 'ana' });
    }
  });
});
