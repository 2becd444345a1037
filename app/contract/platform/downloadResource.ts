import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { clientFields } from '../fields/client.ts';

const version = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}$/, 'is not a version such as 1.2.0'),
);

export const downloadResource = declareCall({
  name: 'platform.downloadResource',
  path: '/resource/download',
  method: 'POST',
  auth: 'visitor',
  idempotency: 'natural',
  summary: 'The version and the release the platform wants installed.',
  input: v.object({ packageId: clientFields.packageId, version }),
  output: v.object({
    version: v.pipe(version, v.description('Newest version.')),
    minimumVersion: v.pipe(version, v.description('Older ones must update before they go on.')),
    revision: v.pipe(
      v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/, 'is not the id of a release'))),
      v.description(
        'Id of the release of the site that devices must have, whoever agrees; null where the person decides.',
      ),
    ),
  }),
  errors: [commonErrors.brandUnknown],
});
