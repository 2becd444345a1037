import fc from 'fast-check';
import { contentType } from '../../../app/contract/gateway/contentType.ts';
import { gatewayEvents } from '../../../app/contract/gateway/events.ts';

/** Whose conversation is open, and with whom. */
export type Place = { selfID: string; peerID: string };

/** Events that end the session, as they should, or that say what a person may do. */
const meant = ['OnKickedOffline', 'OnUserTokenExpired', 'OnBlackAdded'];
const eventNames = Object.keys(gatewayEvents).filter((name) => !meant.includes(name));
const kinds = [...Object.values(contentType), 0, -1, 999, 2_000, 101.5];

const heap = `Z${'\u0301'.repeat(3_000)}`;
const texts = [
  ...['', ' ', '\u202e\u2066txt.exe', '\u2069\u202c', '\ue000\ue001', '\ud800', '\u0000', heap],
  ...['👨‍👩‍👧‍👦'.repeat(200), '👩\u200d'.repeat(2_000), 'w'.repeat(5_000), 'שלום '.repeat(500)],
  ...[
    '<img src=https://evil.example/x.png onerror=alert(1)>',
    '{{name}}',
    '$t(chat:send)',
    '[',
    '{}',
  ],
  ...['https://evil.example/a.png', 'javascript:alert(1)', '//evil.example/a.png', '/media/a.webp'],
  ...['{"opUser":7,"kickedUserList":{}}', '{"opUser":{"userID":{},"nickname":["x"]}}', 'null'],
];
const numbers = [-1, 0, 1.5, 8.64e15 + 1, -8.64e15 - 1, 1e300, Number.MAX_SAFE_INTEGER, 2 ** 32];
const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...texts),
  fc.constantFrom<unknown>(...numbers, null, true, [], {}, [[]], [null], { length: 7 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 4 }),
);

/** A valid value some of whose fields are something else, or gone. */
function spoilt(whole: object, most = 4): fc.Arbitrary<Record<string, unknown>> {
  const names = Object.keys(whole);
  return fc
    .array(fc.tuple(fc.constantFrom(...names), fc.oneof(odd, fc.constant(undefined))), {
      maxLength: most,
    })
    .map((changes) => ({ ...whole, ...Object.fromEntries(changes) }));
}

const picture = {
  uuid: 'u',
  type: 'image/png',
  size: 1,
  width: 9,
  height: 9,
  url: '/media/a.webp',
};
const elements = {
  pictureElem: { sourcePath: '', sourcePicture: picture, bigPicture: picture },
  soundElem: { uuid: 'u', sourceUrl: '/media/a.webm', dataSize: 1, duration: 1 },
  videoElem: { videoUrl: '/media/a.mp4', duration: 1, snapshotUrl: '/media/a.webp' },
  fileElem: { uuid: 'u', sourceUrl: '/media/a', fileName: 'a', fileSize: 1 },
  mergeElem: { title: 't', abstractList: ['a'], multiMessage: [{ clientMsgID: 'x' }] },
  atElem: { text: 'at', atUserList: ['AtAllTag'], atUsersInfo: [] },
  quoteElem: { text: 'q', quoteMessage: { clientMsgID: 'x' } },
  messageEntityElem: { text: 'e', messageEntityList: [{ type: 'x', offset: 0, length: 9 }] },
  customElem: { data: '{}', description: '', extension: '' },
  locationElem: { description: '', longitude: 1e9, latitude: -1e9 },
  notificationElem: { detail: '{"opUser":{"userID":"x","nickname":"X"}}', defaultTips: 't' },
  attachedInfoElem: { isPrivateChat: true, burnDuration: 1e9, hasReadTime: 1 },
};

function messageOf({ selfID, peerID }: Place, kind: number, order: number): object {
  return {
    ...{ clientMsgID: `hostile-${order}`, serverMsgID: `s-${order}`, seq: 0, status: 2 },
    ...{ createTime: Date.now(), sendTime: Date.now(), sessionType: 1, msgFrom: 100 },
    ...{ sendID: peerID, recvID: selfID, groupID: '', platformID: 5, contentType: kind },
    ...{ content: 'Words', senderNickname: 'Peer', senderFaceUrl: '', isRead: false, ex: '' },
    ...elements,
  };
}

function rowOf({ peerID }: Place): object {
  return {
    ...{ conversationID: `single_${peerID}`, conversationType: 1, userID: peerID, groupID: '' },
    ...{ showName: 'Peer', faceURL: 'https://evil.example/a.png', recvMsgOpt: 0, unreadCount: 3 },
    ...{ groupAtType: 1, latestMsg: '', latestMsgSendTime: Date.now(), draftText: '', ex: '' },
    ...{ isPinned: true, isPrivateChat: false, isNotInGroup: true, attachedInfo: '' },
  };
}

/** Anything else an event can be about: of the peer, or of the person. */
function entityOf({ selfID, peerID }: Place): object {
  return {
    ...{ userID: peerID, ownerUserID: selfID, groupID: 'g1', nickname: 'Peer', faceURL: '' },
    ...{ groupName: 'Group', remark: 'R', fromUserID: peerID, toUserID: selfID, gender: 1 },
    ...{ clientMsgID: 'hostile-1', revokerID: peerID, memberCount: 3, createTime: 1, ex: '{}' },
    ...{ msgIDList: ['hostile-1', 'hostile-2'], readTime: 1, progress: 3, sessionType: 1 },
  };
}

function frameOf(place: Place): fc.Arbitrary<string> {
  const message = fc
    .tuple(fc.constantFrom(...kinds), fc.nat(2_000))
    .chain(([kind, order]) => spoilt(messageOf(place, kind, order), 6));
  const told = (event: string, data: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
    data.map((value) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return JSON.stringify({ event, errCode: 0, errMsg: '', data: text, operationID: '' });
    });
  const receipt = spoilt({
    ...{ userID: place.peerID, readTime: 1, sessionType: 1, contentType: 112 },
    msgIDList: Array.from({ length: 300 }, (_, index) => `hostile-${index}`),
  });
  const frame = fc.record({
    event: fc.oneof(fc.constantFrom(...eventNames), odd),
    ...{ errCode: odd, errMsg: odd, data: odd, operationID: odd },
  });
  return fc.oneof(
    { weight: 8, arbitrary: told('OnRecvNewMessages', fc.array(message, { maxLength: 5 })) },
    { weight: 3, arbitrary: told('OnRecvNewMessage', message) },
    { weight: 3, arbitrary: told('OnConversationChanged', fc.tuple(spoilt(rowOf(place)))) },
    { weight: 2, arbitrary: told('OnRecvC2CReadReceipt', fc.tuple(receipt)) },
    {
      weight: 4,
      arbitrary: fc
        .constantFrom(...eventNames)
        .chain((event) =>
          told(event, fc.oneof(spoilt(entityOf(place)), fc.tuple(spoilt(entityOf(place))), odd)),
        ),
    },
    { weight: 1, arbitrary: frame.map((one) => JSON.stringify(one)) },
    { weight: 1, arbitrary: fc.constantFrom('', 'null', '[['.repeat(9_999), '{"event":1}') },
  );
}

/** @returns frames no honest gateway sends: the same for the same seed, but for the moment they tell */
export function hostileFrames(place: Place, count: number, seed: number): string[] {
  return fc.sample(frameOf(place), { numRuns: count, seed });
}
