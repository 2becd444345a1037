import { expect, it } from 'vitest';
import { plainMessage } from '../../../../tests/support/chatRows.ts';
import { messageKeyOf } from '../../../core/messaging/messageRef.ts';
import { imageKind } from '../kinds/image/imageKind.ts';
import { endKeyOf } from './endKeyOf.ts';
import type { TimelineRow } from './timelineRow.ts';

it('an album is read to its last picture, anything else to its row', () => {
  const [first, last] = [plainMessage(), plainMessage({ clientMsgID: 'm2' })];
  const row: TimelineRow = {
    ...{ kind: 'message', key: messageKeyOf(first), message: first, messageKind: imageKind },
    ...{ isOwn: false, isFirst: true, isLast: true },
  };
  expect(endKeyOf(row)).toBe(messageKeyOf(first));
  expect(endKeyOf({ ...row, album: [first, last] })).toBe(messageKeyOf(last));
  expect(endKeyOf({ kind: 'unread', key: 'unread', isMarker: true })).toBe('unread');
  expect(endKeyOf(undefined)).toBeUndefined();
});
