import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { clientFields } from '../fields/client.ts';
import { mediaUrl } from '../fields/media.ts';

export const onloadImg = declareCall({
  name: 'platform.onloadImg',
  path: '/onloadImg',
  method: 'POST',
  auth: 'visitor',
  idempotency: 'natural',
  summary: 'A picture for the start page.',
  input: v.object({ packageId: clientFields.packageId }),
  output: v.object({
    image: mediaUrl,
    title: v.pipe(v.string(), v.description('Says what the picture shows.')),
  }),
  errors: [commonErrors.brandUnknown],
});
