// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessionStore, storageKeys } from '../../platform/storage.ts';
import { readSessionEnding, sessionEndingAtom } from './sessionEnding.ts';

const ending = { code: 403, message: '', account: 'ana' } as const;

beforeEach(() => sessionStorage.clear());

describe('sessionEndingAtom', () => {
  it('outlives a reload, until somebody is in again', () => {
    const store = createStore();
    store.set(sessionEndingAtom, ending);
    expect(readSessionEnding(sessionStore)).toEqual(ending);
    store.set(sessionEndingAtom, null);
    expect(readSessionEnding(sessionStore)).toBeNull();
  });

  it.each(['', '{', '[]', 'null', '{"code":500,"message":"","account":""}', '{"code":403}'])(
    'takes %s for nothing',
    (text) => {
      sessionStore.write(storageKeys.ending, text);
      expect(readSessionEnding(sessionStore)).toBeNull();
    },
  );
});
