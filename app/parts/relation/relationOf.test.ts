import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { friend, friendApplication } from '../../contract/gateway/entities/people.ts';
import { handleResult } from '../../contract/gateway/enums.ts';
import { relationOf } from './relationOf.ts';

const bea = v.parse(friend, { userID: 'bea', nickname: 'Bea' });
const application = (result: number) =>
  v.parse(friendApplication, { fromUserID: 'bea', toUserID: 'ada', handleResult: result });
const nothing = { userID: 'bea', selfID: 'ada', friend: null, received: null, sent: null };
const { pending, agreed, refused } = handleResult;

describe('relationOf', () => {
  it.each([
    ['nothing is known of', {}, 'stranger'],
    ['is the reader', { userID: 'ada' }, 'self'],
    ['is on the list of friends', { friend: bea }, 'friend'],
    ['waits for an answer', { received: application(pending) }, 'received'],
    ['has not answered', { sent: application(pending) }, 'sent'],
    [
      'asked and was asked',
      { received: application(pending), sent: application(pending) },
      'received',
    ],
    ['was accepted and deleted since', { received: application(agreed) }, 'stranger'],
    ['was refused', { received: application(refused) }, 'stranger'],
    ['refused', { sent: application(refused) }, 'stranger'],
    ['became a friend before an answer', { friend: bea, sent: application(pending) }, 'friend'],
  ])('one who %s', (_, known, expected) => {
    expect(relationOf({ ...nothing, ...known })).toBe(expected);
  });
});
