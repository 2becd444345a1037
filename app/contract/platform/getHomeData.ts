import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { clientFields } from '../fields/client.ts';

export const getHomeData = declareCall({
  name: 'platform.getHomeData',
  path: '/getHomeData',
  method: 'POST',
  auth: 'visitor',
  idempotency: 'natural',
  summary: 'What the platform has to say to everybody at the moment.',
  input: v.object({ packageId: clientFields.packageId }),
  output: v.object({
    announcement: v.nullable(
      v.object({
        id: v.string(),
        title: v.string(),
        content: v.pipe(v.string(), v.description('Plain text, in the language of the request.')),
      }),
    ),
  }),
  errors: [commonErrors.brandUnknown],
});
