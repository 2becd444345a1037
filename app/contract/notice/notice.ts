import * as v from 'valibot';
import { timestamp } from '../fields/time.ts';

export const noticeId = v.pipe(
  v.string(),
  v.minLength(1, 'is empty'),
  v.maxLength(64, 'is longer than 64 characters'),
);

/**
 * A message to a person, in the language of the request. One about points, cards or the fund password
 * belongs to the brand of that wallet and is told at no other; one about the account is told at all.
 */
export const notice = v.object({
  id: noticeId,
  title: v.string(),
  content: v.pipe(v.string(), v.description('Plain text; line breaks stay.')),
  amounts: v.pipe(
    v.array(v.string()),
    v.description('Amounts of points or money, as they stand in content: hidden with all others.'),
  ),
  createdAt: timestamp,
  isRead: v.pipe(v.picklist([0, 1]), v.description('0 unread, 1 read.')),
});

export type Notice = v.InferOutput<typeof notice>;
