import * as v from 'valibot';
import { declareCall, type OutputOf } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { activation } from '../fields/account.ts';
import { mediaUrl } from '../fields/media.ts';
import { timestamp } from '../fields/time.ts';
import { caption, clipType } from '../media/clip.ts';
import { videoErrors } from './errors.ts';
import { videoId } from './getFindVideo.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * One view is counted per person and video in rolling 24 hours, when its address is handed out; asking
 * again within that time is free. Nothing is counted of an activated account. Without `videoId` it only
 * tells.
 */
export const checkVideoCount = declareCall({
  name: 'video.checkVideoCount',
  path: '/user/checkVideoCount',
  method: 'POST',
  auth: 'member',
  idempotency: 'natural',
  summary: 'How many views are left, and the address of a video to watch.',
  input: v.object({ videoId: v.optional(videoId) }),
  output: v.object({
    isActivation: activation,
    limit: v.pipe(v.nullable(count), v.description('Views in 24 hours; null for no limit.')),
    used: count,
    left: v.pipe(v.nullable(count), v.description('null for no limit.')),
    resetsAt: v.pipe(
      v.nullable(timestamp),
      v.description('When the oldest counted view is 24 hours old; null where none is counted.'),
    ),
    opened: v.pipe(
      v.array(videoId),
      v.description('Videos counted in the last 24 hours: watching them again is free.'),
    ),
    video: v.nullable(
      v.object({
        videoId,
        url: v.pipe(mediaUrl, v.description('Bound to this person and video.')),
        type: clipType,
        captions: v.array(caption),
        expires: v.pipe(timestamp, v.description('The address is refused from then on.')),
      }),
    ),
  }),
  errors: [videoErrors.videoUnknown, videoErrors.videoLimitReached, commonErrors.featureOff],
});

/** What is left to watch, and the address of the video that was asked for. */
export type VideoCount = OutputOf<typeof checkVideoCount>;
