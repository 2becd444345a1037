import * as v from 'valibot';
import { declareCall, type OutputOf } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { userId } from '../fields/account.ts';
import { clientFields } from '../fields/client.ts';
import { mediaUrl } from '../fields/media.ts';
import { cursorFields, nextCursor } from '../fields/paging.ts';
import { seconds, timestamp } from '../fields/time.ts';
import { caption, clipFace, clipType } from '../media/clip.ts';

export const highlightId = v.pipe(
  v.string(),
  v.minLength(1, 'is empty'),
  v.maxLength(64, 'is longer than 64 characters'),
);

const filterName = v.pipe(v.string(), v.minLength(1, 'is empty'), v.maxLength(40, 'is too long'));
const filterValue = v.union([
  v.pipe(v.string(), v.maxLength(80, 'is longer than 80 characters')),
  v.pipe(v.number(), v.integer()),
]);

/** Newest first. The filters are the server's own: the app shows them and sends them back as they came. */
export const getPassionateVideo = declareCall({
  name: 'highlights.getPassionateVideo',
  path: '/getPassionateVideo',
  method: 'POST',
  auth: 'visitor',
  idempotency: 'natural',
  summary: 'The highlights of a brand, page by page.',
  input: v.object({
    packageId: clientFields.packageId,
    filter: v.optional(
      v.pipe(
        v.record(filterName, filterValue),
        v.check((filter) => Object.keys(filter).length <= 10, 'holds more than 10 filters'),
        v.description('By the name of a filter, the value chosen.'),
      ),
      {},
    ),
    id: v.optional(v.pipe(highlightId, v.description('That highlight alone.'))),
    ...cursorFields,
  }),
  output: v.object({
    list: v.array(
      v.object({
        id: highlightId,
        ...clipFace,
        seconds: v.pipe(v.nullable(seconds), v.description('null while it is live.')),
        host: v.object({ userId, nickName: v.string(), avatar: mediaUrl }),
        state: v.picklist(['live', 'replay', 'ended']),
        startsAt: timestamp,
        viewers: v.pipe(
          v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
          v.description('People who watch it now, counted; null where nobody counts.'),
        ),
        url: v.pipe(v.nullable(mediaUrl), v.description('null: it ended and cannot be watched.')),
        type: clipType,
        captions: v.array(caption),
      }),
    ),
    filters: v.array(
      v.object({
        name: filterName,
        label: v.string(),
        options: v.array(v.object({ value: filterValue, label: v.string() })),
      }),
    ),
    next: nextCursor,
  }),
  errors: [commonErrors.brandUnknown, commonErrors.featureOff],
});

export type Highlight = OutputOf<typeof getPassionateVideo>['list'][number];
export type HighlightFilter = OutputOf<typeof getPassionateVideo>['filters'][number];
