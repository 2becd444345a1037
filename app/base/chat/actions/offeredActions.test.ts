import { describe, expect, it } from 'vitest';
import { plainMessage } from '../../../../tests/support/chatRows.ts';
import { contentType } from '../../../contract/gateway/contentType.ts';
import type { OutgoingContent } from '../../../core/messaging/contents/content.ts';
import { createContents } from '../../../core/messaging/contents/createContents.ts';
import { quotedNameOf } from '../../../core/messaging/messageModel/quotedName.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { limits } from '../../../lib/limits.ts';
import { createMessageKinds } from '../../../parts/message/messageKinds.ts';
import { shownAs } from '../../../parts/message/shownAs.ts';
import { messageKinds } from '../kinds/messageKinds.ts';
import { unknownKind } from '../kinds/unknown/unknownKind.ts';
import { offeredActions } from './offeredActions.ts';

const now = 1_800_000_000_000;
const contents = createContents([]);
const kinds = createMessageKinds(messageKinds, unknownKind);

const file = { blob: new Blob(['a'], { type: 'image/png' }), name: 'a.png' };
const measures = { width: 4, height: 3 };

/** A message as it arrives, with the address of its file where it has one. */
function messageWith(content: OutgoingContent): Partial<StoredMessage> {
  const message = plainMessage(contents.elementOf(content));
  const { contentType: type, sendTime: _time, ...rest } = message;
  const upload = { name: '', type: '', size: 1, intent: '', url: '/media/a' };
  const parts = (['file', 'poster'] as const).map((part) => ({ ...upload, part }));
  return 'file' in content
    ? contents.withAddresses(message, content.kind, parts)
    : { ...rest, contentType: type };
}

const faceElem = { index: 1, data: '' };
const card = { userID: 'cleo', nickname: 'Cleo', faceURL: '' };
const quoted = quotedNameOf(plainMessage({ clientMsgID: 'm0' }));

/** A message of each kind, and all that its kind ever offers, in its order. */
const table: Readonly<Record<string, [menu: string, Partial<StoredMessage>]>> = {
  text: [
    'copy selectText forward quote mention select pin unpin recall readers report resend delete',
    messageWith({ kind: 'text', text: 'Hello.' }),
  ],
  quote: [
    'copy selectText forward quote mention select pin unpin recall readers report resend delete',
    messageWith({ kind: 'text', text: 'So it is.', quoted }),
  ],
  image: [
    'copy save forward quote mention select pin unpin recall readers report resend delete',
    messageWith({ kind: 'image', file, ...measures }),
  ],
  voice: [
    'forward quote mention select pin unpin recall readers report resend delete',
    messageWith({ kind: 'voice', file, duration: 3, peaks: [1] }),
  ],
  video: [
    'save forward quote mention select pin unpin recall readers report resend delete',
    messageWith({ kind: 'video', file, poster: file, ...measures, duration: 2 }),
  ],
  file: [
    'save forward quote mention select pin unpin recall readers report resend delete',
    messageWith({ kind: 'file', file }),
  ],
  location: [
    'forward quote mention select pin unpin recall readers report resend delete',
    messageWith({ kind: 'location', description: 'Gate', latitude: 3, longitude: 101 }),
  ],
  card: [
    'forward quote mention select pin unpin recall readers report resend delete',
    messageWith({ kind: 'card', ...card }),
  ],
  merged: [
    'forward quote mention select pin unpin recall readers report resend delete',
    messageWith({ kind: 'merged', title: 'Record', lines: ['Hi'], messages: [plainMessage()] }),
  ],
  sticker: [
    'forward quote mention select pin unpin recall readers report resend delete',
    { contentType: contentType.face, content: JSON.stringify(faceElem), faceElem },
  ],
  unknown: [
    'mention select recall readers report resend delete',
    { contentType: 110, content: '{}' },
  ],
};

const own = { isOwn: true };
const group = { sessionType: 3, groupID: 'g1', recvID: '' } as const;
const old = { sendTime: now - limits.recall };
const all = 'copy save forward quote select';
const inGroup = 'copy save forward quote mention select';

/** Where and how a message stands, and what can be done there with one that can do everything. */
const situations: [
  what: string,
  given: Partial<Parameters<typeof offeredActions>[0]>,
  message: Partial<StoredMessage>,
  offered: string,
][] = [
  ['another’s', {}, {}, `${all} report delete`],
  ['another’s, read', {}, { isRead: true }, `${all} report delete`],
  ['another’s, old', {}, old, `${all} report delete`],
  [
    'another’s, where they cannot write',
    { canWrite: false },
    {},
    'copy save forward select report delete',
  ],
  ['their own, in time', own, {}, `${all} recall delete`],
  ['their own, read, in time', own, { isRead: true }, `${all} recall delete`],
  ['their own, too old', own, old, `${all} delete`],
  ['their own, read and too old', own, { ...old, isRead: true }, `${all} delete`],
  [
    'their own, where they cannot write',
    { ...own, canWrite: false },
    {},
    'copy save forward select recall delete',
  ],
  ['their own, on its way', own, { state: 'sending' }, 'copy delete'],
  ['their own, that did not go', own, { state: 'failed' }, 'copy resend delete'],
  ['their own, that did not go long ago', own, { ...old, state: 'failed' }, 'copy resend delete'],
  ['another’s in a group', {}, group, `${inGroup} report delete`],
  ['another’s in a group, old', {}, { ...group, ...old }, `${inGroup} report delete`],
  ['their own in a group, in time', own, group, `${all} recall delete`],
  ['their own in a group, too old', own, { ...group, ...old }, `${all} delete`],
  [
    'another’s in a group they run',
    { mayRecallAlways: true },
    { ...group, ...old },
    `${inGroup} recall report delete`,
  ],
  [
    'their own in a group they run',
    { ...own, mayRecallAlways: true },
    { ...group, ...old },
    `${all} recall delete`,
  ],
  [
    'on its way in a group they run',
    { ...own, mayRecallAlways: true },
    { ...group, state: 'sending' },
    'copy delete',
  ],
  [
    'failed in a group they run',
    { ...own, mayRecallAlways: true },
    { ...group, state: 'failed' },
    'copy resend delete',
  ],
  [
    'their own where it is told who read it',
    { ...own, hasReaders: true },
    group,
    `${all} recall readers delete`,
  ],
  [
    'another’s where it is told who read it',
    { hasReaders: true },
    group,
    `${inGroup} report delete`,
  ],
  [
    'on its way where it is told who read it',
    { ...own, hasReaders: true },
    { ...group, state: 'sending' },
    'copy delete',
  ],
  ['another’s under a finger', { isTouched: true }, {}, `${all} selectText report delete`],
  [
    'their own under a finger, that did not go',
    { ...own, isTouched: true },
    { state: 'failed' },
    'copy selectText resend delete',
  ],
  // In a channel none but those who run it write.
  ['in a channel they read', { canWrite: false }, group, 'copy save forward select report delete'],
  [
    'in a channel they run',
    { mayRecallAlways: true },
    { ...group, ...old },
    `${inGroup} recall report delete`,
  ],
  ['where they may pin', { mayPin: true }, group, `${inGroup} pin report delete`],
  [
    'pinned, where they may pin',
    { mayPin: true, isPinned: true },
    group,
    `${inGroup} unpin report delete`,
  ],
  ['pinned, where they may not', { isPinned: true }, group, `${inGroup} report delete`],
  [
    'on its way where they may pin',
    { ...own, mayPin: true },
    { ...group, state: 'sending' },
    'copy delete',
  ],
  [
    'their own in a channel they run',
    { ...own, mayRecallAlways: true },
    group,
    `${all} recall delete`,
  ],
];

it('the table has every kind that stands in a bubble', () => {
  const bubbles = [...messageKinds, unknownKind].flatMap(({ place, id }) =>
    place === 'bubble' ? [id] : [],
  );
  expect(Object.keys(table).sort()).toEqual(bubbles.sort());
});

describe.each(Object.entries(table))('%s', (id, [menu, content]) => {
  const messageOf = (changes: Partial<StoredMessage>) =>
    plainMessage({ ...content, sendTime: now - 1_000, state: 'sent', ...changes });

  it.each(situations)('%s', (_, given, changes, offered) => {
    const message = messageOf(changes);
    const shown = shownAs(message, kinds, 'u1');
    if (shown?.place !== 'bubble') throw new Error('It stands in no bubble.');
    expect(shown.kind.id).toBe(id);
    const actions = offeredActions({
      ...{ messages: [message], kind: shown.kind, isOwn: false, canWrite: true },
      ...{ mayRecallAlways: false, mayRecallOwn: true, hasReaders: false },
      ...{ isTouched: false, takesPictures: true },
      ...{ contents, now, mayPin: false, isPinned: false, ...given },
    });
    const expected = menu.split(' ').filter((action) => offered.split(' ').includes(action));
    expect(actions).toEqual(expected);
  });

  it('taken back it is a notice, and deleted it is nothing: neither has a menu', () => {
    for (const state of ['sent', 'sending', 'failed'] as const) {
      expect(shownAs(messageOf({ state, isRevoked: true }), kinds, 'u1')?.place).toBe('notice');
      expect(shownAs(messageOf({ state, isDeleted: true }), kinds, 'u1')).toBeNull();
    }
  });
});

describe('of pictures that are drawn together', () => {
  const picture = plainMessage({ ...table['image']?.[1], sendTime: now - 1_000 });
  const unsent = { ...picture, state: 'sending' } as const;
  const offered = (messages: readonly StoredMessage[], takesPictures = true) =>
    offeredActions({
      ...{ messages, contents, isOwn: true, canWrite: true, now, mayPin: true, isPinned: false },
      ...{ mayRecallAlways: false, mayRecallOwn: true, hasReaders: false },
      ...{ isTouched: false, takesPictures },
      kind: kinds.kindOf(picture) as typeof unknownKind,
    }).join(' ');

  it.each([
    ['that are all there', [picture, picture], 'save forward quote select recall delete'],
    [
      'of which one is too old',
      [{ ...picture, sendTime: 0 }, picture],
      'save forward quote select delete',
    ],
    ['of which one is on its way', [picture, unsent], 'delete'],
    ['that did not go', [{ ...picture, state: 'failed' as const }], 'copy resend delete'],
  ])('%s: offers what can be done with each', (_, messages, expected) => {
    expect(offered(messages)).toBe(expected);
  });

  it('is neither saved nor copied without an address', () => {
    const { pictureElem: _none, ...rest } = picture;
    expect(offered([rest])).not.toContain('save');
    expect(offered([rest])).not.toContain('copy');
  });

  it('is copied alone, where it stands still and the browser takes pictures', () => {
    const moving = messageWith({
      kind: 'image',
      file: { blob: new Blob(['a'], { type: 'image/gif' }), name: 'a.gif' },
      ...measures,
    });
    expect(offered([picture])).toContain('copy');
    expect(offered([{ ...picture, ...moving }])).not.toContain('copy');
    expect(offered([picture], false)).not.toContain('copy');
  });
});
