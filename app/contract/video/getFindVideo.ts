import * as v from 'valibot';
import { declareCall, type OutputOf } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { clientFields } from '../fields/client.ts';
import { cursorFields, nextCursor } from '../fields/paging.ts';
import { seconds, timestamp } from '../fields/time.ts';
import { clipFace, clipType } from '../media/clip.ts';

export const videoId = v.pipe(
  v.string(),
  v.minLength(1, 'is empty'),
  v.maxLength(64, 'is longer than 64 characters'),
);

const shortText = v.pipe(v.string(), v.trim(), v.maxLength(40, 'is longer than 40 characters'));

/** Newest first. It carries no address to play from: those come from `checkVideoCount`. */
export const getFindVideo = declareCall({
  name: 'video.getFindVideo',
  path: '/getFindVideo',
  method: 'POST',
  auth: 'visitor',
  idempotency: 'natural',
  summary: 'The videos of a brand, page by page.',
  input: v.object({
    packageId: clientFields.packageId,
    category: v.optional(v.pipe(shortText, v.description('Id of a category; absent for all.'))),
    search: v.optional(v.pipe(shortText, v.description('Part of a title; case does not count.'))),
    videoId: v.optional(v.pipe(videoId, v.description('That video alone.'))),
    ...cursorFields,
  }),
  output: v.object({
    list: v.array(
      v.object({
        videoId,
        ...clipFace,
        type: v.pipe(
          clipType,
          v.description('So that what plays it is fetched beside its address.'),
        ),
        seconds,
        views: v.pipe(v.number(), v.integer(), v.minValue(0)),
        publishedAt: timestamp,
      }),
    ),
    categories: v.array(v.object({ id: v.string(), name: v.string() })),
    next: nextCursor,
  }),
  errors: [commonErrors.brandUnknown, commonErrors.featureOff],
});

/** A video as lists show it. */
export type Video = OutputOf<typeof getFindVideo>['list'][number];
