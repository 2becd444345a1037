import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { userId } from '../fields/account.ts';
import { mediaUrl } from '../fields/media.ts';
import { peopleErrors } from './errors.ts';

/** Why somebody or something is reported. */
export const reportReasons = [
  'spam',
  /** Also who asks for money, a code or a top-up. */
  'fraud',
  'harassment',
  'hate',
  'sexual',
  'violence',
  'minors',
  'impersonation',
  'other',
] as const;

/** What is watched and may be reported; its id is `contentId`. */
export const reportedContents = ['video', 'highlight'] as const;

/** Most characters of the words, in UTF-16 code units. */
export const reportWordsMax = 500;
export const reportImagesMax = 3;

const id = v.pipe(
  v.string(),
  v.minLength(1, 'is empty'),
  v.maxLength(128, 'is longer than 128 characters'),
);

/** A message is named by its sender, by its group where it was said in one, and by its own id. */
export const report = declareCall({
  name: 'people.report',
  path: '/user/report',
  method: 'POST',
  auth: 'member',
  idempotency: 'key',
  summary:
    'Reports a person, a message, a group, a video or a highlight to those who run the platform.',
  input: v.object({
    about: v.pipe(
      v.picklist(['user', 'message', 'group', ...reportedContents]),
      v.description('What is reported.'),
    ),
    userId: v.optional(v.pipe(userId, v.description('The person, or who sent the message.'))),
    groupId: v.optional(v.pipe(id, v.description('The group, or where the message was said.'))),
    clientMsgId: v.optional(v.pipe(id, v.description('`clientMsgID` of the message.'))),
    contentId: v.optional(v.pipe(id, v.description('`videoId`, or the id of the highlight.'))),
    reason: v.picklist(reportReasons),
    words: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(reportWordsMax, 'is longer than 500 characters'),
      v.excludes('\0', 'holds a NUL character'),
      v.description("The person's own words; may be empty."),
    ),
    images: v.pipe(
      v.array(mediaUrl),
      v.maxLength(reportImagesMax, 'holds more than 3 pictures'),
      v.description('Pictures uploaded before, by their addresses.'),
    ),
  }),
  output: v.object({
    reportId: v.pipe(v.string(), v.minLength(1), v.description('Names the report to support.')),
  }),
  errors: [peopleErrors.reportUnknown, peopleErrors.reportSelf, peopleErrors.imageUnknown],
  isAddition: true,
});
