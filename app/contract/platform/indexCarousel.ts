import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { clientFields } from '../fields/client.ts';
import { mediaUrl } from '../fields/media.ts';

export const indexCarousel = declareCall({
  name: 'platform.indexCarousel',
  path: '/indexCarousel',
  method: 'POST',
  auth: 'visitor',
  idempotency: 'natural',
  summary: 'Pictures that head the discover page.',
  input: v.object({ packageId: clientFields.packageId }),
  output: v.object({
    list: v.array(
      v.object({
        id: v.string(),
        image: mediaUrl,
        title: v.pipe(v.string(), v.description('Says what the picture shows.')),
        link: v.pipe(v.string(), v.description('https address, or empty.')),
      }),
    ),
    rotate: v.pipe(
      v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60)), 0),
      v.description(
        'Seconds each picture stands before the next one follows by itself; 0, or absent, for never.',
      ),
    ),
  }),
  errors: [commonErrors.brandUnknown],
});
