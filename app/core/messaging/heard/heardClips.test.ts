import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { createStore, storageKeys } from '../../../platform/storage.ts';
import { forgetHeard, type HeardMessage, isHeard, readHeard, writeHeard } from './heardClips.ts';

const now = 1_700_000_000_000;
const blocked = (): Storage => {
  throw new Error('blocked');
};
let store = createStore(blocked);
beforeEach(() => {
  // The memory of the store stands in for the device.
  store = createStore(blocked);
});

const clip = (id: string, sendTime = now): HeardMessage => ({
  conversationID: 'single_bea',
  sendID: 'bea',
  clientMsgID: id,
  sendTime,
});

describe('what has been played', () => {
  it('is heard from then on, for that account alone', () => {
    writeHeard(store, 'u1', clip('a'), now);
    expect(isHeard(readHeard(store, 'u1', now), clip('a'))).toBe(true);
    expect(isHeard(readHeard(store, 'u1', now), clip('b'))).toBe(false);
    expect(isHeard(readHeard(store, 'u2', now), clip('a'))).toBe(false);
  });

  it('is not said to be unheard for having been sent long before the account came here', () => {
    const month = 30 * 24 * 60 * 60_000;
    expect(isHeard(readHeard(store, 'u1', now), clip('a', now - month))).toBe(true);
    expect(isHeard(readHeard(store, 'u1', now), clip('a', now - 60_000))).toBe(false);
  });

  it('goes with the account', () => {
    writeHeard(store, 'u1', clip('a'), now);
    writeHeard(store, 'u2', clip('a'), now);
    forgetHeard(store, 'u1');
    expect(isHeard(readHeard(store, 'u1', now), clip('a'))).toBe(false);
    expect(isHeard(readHeard(store, 'u2', now), clip('a'))).toBe(true);
    forgetHeard(store, 'u2');
    expect(store.read(storageKeys.heard)).toBeNull();
  });

  it('stays heard however many follow, in room that does not grow', () => {
    const sent = fc.array(fc.integer({ min: now - 1_000, max: now + 1_000 }), {
      minLength: 301,
      maxLength: 400,
    });
    fc.assert(
      fc.property(sent, (times) => {
        store = createStore(blocked);
        const clips = times.map((time, index) => clip(`m${index}`, time));
        for (const one of clips) writeHeard(store, 'u1', one, now);
        const heard = readHeard(store, 'u1', now);
        expect(heard.clips.size).toBeLessThanOrEqual(300);
        for (const one of clips) expect(isHeard(heard, one)).toBe(true);
      }),
      { numRuns: 10 },
    );
  });

  it('keeps ten accounts, the latest', () => {
    for (let user = 0; user < 12; user += 1) writeHeard(store, `u${user}`, clip('a'), now);
    expect(isHeard(readHeard(store, 'u1', now), clip('a'))).toBe(false);
    expect(isHeard(readHeard(store, 'u11', now), clip('a'))).toBe(true);
  });

  it.each(['null', '{}', '[1]', '[["u1"]]', '[["u1",null,[]]]', '[["u1",1,[["a"],3]]]', '[['])(
    'is read as nothing where it is damaged: %s',
    (text) => {
      store.write(storageKeys.heard, text);
      expect(isHeard(readHeard(store, 'u1', now), clip('a'))).toBe(false);
      writeHeard(store, 'u1', clip('a'), now);
      expect(isHeard(readHeard(store, 'u1', now), clip('a'))).toBe(true);
    },
  );
});
