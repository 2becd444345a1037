import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { clientFields } from '../fields/client.ts';
import { mediaUrl } from '../fields/media.ts';

const platformId = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Asked on the first navigation. What it answers overrides what was stamped. */
export const getDomainInfo = declareCall({
  name: 'platform.getDomainInfo',
  path: '/getDomainInfo',
  method: 'POST',
  auth: 'visitor',
  idempotency: 'natural',
  summary: 'What the platform says of this site.',
  input: v.object({
    domain: v.pipe(v.string(), v.maxLength(300), v.description('Host of the site.')),
    param: v.pipe(
      v.string(),
      v.maxLength(200),
      v.description('Invitation code of the address, or empty.'),
    ),
    type: v.literal('h5'),
    platformId,
    packageId: clientFields.packageId,
  }),
  output: v.object({
    platformId,
    packageId: clientFields.packageId,
    appName: v.pipe(v.string(), v.description('Name of the app; empty keeps the stamped one.')),
    appIcon: mediaUrl,
    ossUrl: v.pipe(v.string(), v.description('Base address of uploaded files.')),
    customerService: v.pipe(
      v.string(),
      v.description('https address of customer service for visitors; may be empty.'),
    ),
    disabledFeatures: v.pipe(
      v.array(v.string()),
      v.description('Features switched off for now. The answer can only switch off.'),
    ),
  }),
  errors: [commonErrors.brandUnknown],
});
