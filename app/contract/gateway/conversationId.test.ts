import fc from 'fast-check';
import { expect, it } from 'vitest';
import { conversationIdOf, type Peer, peerOf } from './conversationId.ts';
import { sessionType } from './enums.ts';

const id = fc.string({ minLength: 1, maxLength: 40 });
const peer: fc.Arbitrary<Peer> = fc.oneof(
  id.map((userID) => ({ sessionType: sessionType.single, userID })),
  id.map((groupID) => ({ sessionType: sessionType.group, groupID })),
  id.map((groupID) => ({ sessionType: sessionType.superGroup, groupID })),
);

it('every peer has an id that leads back to it', () => {
  fc.assert(
    fc.property(peer, (value) => {
      expect(peerOf(conversationIdOf(value))).toEqual(value);
    }),
  );
});

it.each(['', 'single_', 'group', 'notification_system', 'si_a_b', 'xgroup_1'])(
  'takes %j for no peer',
  (text) => expect(peerOf(text)).toBeNull(),
);
