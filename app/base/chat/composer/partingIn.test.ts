import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainMessage } from '../../../../tests/support/chatRows.ts';
import { contentType } from '../../../contract/gateway/contentType.ts';
import { partingIn } from './partingIn.ts';

const notice = (type: number, detail: unknown) =>
  plainMessage({
    contentType: type,
    notificationElem: { detail: JSON.stringify(detail), defaultTips: '' },
  });
const removed = notice(contentType.memberKicked, {
  kickedUserList: [{ userID: 'bo' }, { userID: 'me' }],
});
const left = notice(contentType.memberQuit, { quitUser: { userID: 'me' } });
const own = plainMessage({ sendID: 'me', state: 'failed' });

it('knows by the last notice about the reader how it ended', () => {
  expect(partingIn([left, removed, own], 'me')).toBe('removed');
  expect(partingIn([removed, left, own, own], 'me')).toBe('left');
  expect(partingIn([removed], 'ana')).toBeNull();
  expect(partingIn([notice(contentType.groupDismissed, {})], 'me')).toBe('dismissed');
  expect(partingIn([], 'me')).toBeNull();
});

it('never fails, whatever a gateway sends', () => {
  const types = fc.constantFrom(contentType.memberKicked, contentType.memberQuit);
  fc.assert(
    fc.property(types, fc.json(), (type, detail) => {
      const notificationElem = { detail, defaultTips: '' };
      partingIn([plainMessage({ contentType: type, notificationElem })], 'me');
    }),
  );
});
