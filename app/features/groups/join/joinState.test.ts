import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { groupApplication } from '../../../contract/gateway/entities/group.ts';
import type { GroupSeen } from '../../../contract/groups/group.ts';
import { joinStateOf, type Seen } from './joinState.ts';

const group: GroupSeen = {
  groupId: '77',
  groupName: 'Walkers',
  faceUrl: '',
  introduction: '',
  memberCount: 3,
  isChannel: false,
  needVerification: 0,
  isMember: false,
  faces: [],
};
const asked = (handleResult: number) =>
  v.parse(groupApplication, { groupID: '77', userID: 'u1', handleResult });
const stateOf = (seen: Partial<Omit<Seen, 'group'>> = {}, more: Partial<GroupSeen> = {}) =>
  joinStateOf({
    ...{ entersAtOnce: null, isMember: false, asked: null },
    ...seen,
    group: { ...group, ...more },
  });

describe('joinStateOf', () => {
  it.each([
    [0, false],
    [1, false],
    [2, true],
  ] as const)('without a code the rule of the group counts: %s', (needVerification, walksIn) => {
    expect(stateOf({}, { needVerification })).toEqual({
      ...{ type: 'open', entersAtOnce: walksIn, refused: null },
    });
  });

  it('with a code what the platform says of it counts', () => {
    expect(stateOf({ entersAtOnce: true })).toMatchObject({ entersAtOnce: true });
    expect(stateOf({ entersAtOnce: false }, { needVerification: 2 })).toMatchObject({
      entersAtOnce: false,
    });
  });

  it('is in as soon as either side knows it', () => {
    expect(stateOf({ isMember: true })).toEqual({ type: 'in' });
    expect(stateOf({}, { isMember: true })).toEqual({ type: 'in' });
  });

  it('waits for an answer, unless the person may walk in meanwhile', () => {
    expect(stateOf({ asked: asked(0) })).toEqual({ type: 'waiting', asked: asked(0) });
    expect(stateOf({ asked: asked(0), entersAtOnce: true })).toMatchObject({ type: 'open' });
  });

  it('may be asked again after a refusal, and after somebody who was in has left', () => {
    expect(stateOf({ asked: asked(-1) })).toMatchObject({ type: 'open', refused: asked(-1) });
    expect(stateOf({ asked: asked(1) })).toMatchObject({ type: 'open', refused: null });
  });

  it('is full at 2,000, a channel at 100,000', () => {
    expect(stateOf({}, { memberCount: 2_000 })).toEqual({ type: 'full' });
    expect(stateOf({}, { memberCount: 2_000, isChannel: true })).toMatchObject({ type: 'open' });
    expect(stateOf({}, { memberCount: 100_000, isChannel: true })).toEqual({ type: 'full' });
  });
});
