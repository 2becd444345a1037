import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileAddresses } from '../../../tests/support/hostileAddresses.ts';
import { isBehindLogin } from '../guard/guard.ts';
import { paths } from './paths.ts';
import { wantedPlace, wantedState } from './wantedPlace.ts';

const tabs = [paths.chat, paths.find, paths.mine];
const known: readonly string[] = [...Object.values(paths), ...tabs];
const isPlace = (path: string) => known.includes(path) && isBehindLogin(path, tabs);
const placeOf = (address: string) => wantedPlace(wantedState(address, null), 'u1', isPlace);

describe('wantedPlace', () => {
  it.each([
    ['/pages/chat/user-info?userID=7%208', '/pages/chat/user-info?userID=7%208'],
    ['/pages/tabBar/mine/', paths.mine],
    ['/pages/tabBar/chat', paths.chat],
    ['/pages/my/notice#x', paths.noticeList],
  ])('of %s is %s', (address, place) => expect(placeOf(address)).toBe(place));

  it.each([
    // Nobody is kept from these, so that none of them needs a login: they show what an address says.
    '/pages/modal/webview?url=https://evil.example',
    '/pages/iframe/iframe?page=/',
    '/pages/init/init?to=/',
    '/pages/auth/login',
    '/pages/nowhere',
    '//evil.example/pages/my/notice',
  ])('does not lead to %s', (address) => expect(placeOf(address)).toBeNull());

  it('is for the person whose session ended, and for nobody else', () => {
    const state = wantedState(paths.noticeList, 'u1');
    expect(wantedPlace(state, 'u1', isPlace)).toBe(paths.noticeList);
    expect(wantedPlace(state, 'u2', isPlace)).toBeNull();
  });

  it('is a known page of this site that asks for a login, whatever the address', () => {
    fc.assert(
      fc.property(hostileAddresses, (address) => {
        const place = placeOf(address);
        if (place === null) return;
        const { origin, pathname } = new URL(place, 'https://own.example/x');
        expect(origin).toBe('https://own.example');
        expect(isPlace(pathname)).toBe(true);
        // Once more through the same door it is the same place.
        expect(placeOf(place)).toBe(place);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is none in a state that somebody else left', () => {
    const anything = fc.anything({ withNullPrototype: true });
    fc.assert(
      fc.property(fc.oneof(anything, fc.record({ wanted: anything })), (state) => {
        expect(wantedPlace(state, 'u1', isPlace)).toBeNull();
      }),
    );
  });
});
