import { expect, it } from 'vitest';
import { isCurrent } from './isCurrent.ts';
import { type SessionState, visitor } from './sessionState.ts';

const member = (userId: string, chatToken: string): SessionState => ({
  status: 'member',
  credentials: { token: 't', jwt: 'j', chatToken, userId },
  profile: null,
});
const known = { userId: 'u1', chatToken: 'a' };

it.each([
  ['the same token', member('u1', 'a'), member('u1', 'a'), true],
  ['a token renewed by another page', member('u1', 'a'), member('u1', 'b'), false],
  ['a token this page has renewed', member('u1', 'b'), member('u1', 'b'), false],
  ['another account', member('u1', 'a'), member('u2', 'a'), false],
  ['nobody any more', member('u1', 'a'), visitor, false],
  ['nobody since before', visitor, visitor, false],
])('a session that finds %s on the device', (_what, before, stored, expected) => {
  let state = before;
  const follow = (): void => {
    state = stored;
  };
  expect(isCurrent(() => state, follow, known)).toBe(expected);
});

it('leaves a session alone that is ending', () => {
  let followed = 0;
  const leaving: SessionState = { status: 'leaving', userId: 'u1', profile: null };
  const follow = (): void => {
    followed += 1;
  };
  expect(isCurrent(() => leaving, follow, known)).toBe(false);
  expect(followed).toBe(0);
});
