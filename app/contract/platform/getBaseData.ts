import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { clientFields } from '../fields/client.ts';
import { phoneRule } from '../fields/phone.ts';
import { timestamp } from '../fields/time.ts';

export const getBaseData = declareCall({
  name: 'platform.getBaseData',
  path: '/getBaseData',
  method: 'POST',
  auth: 'visitor',
  idempotency: 'natural',
  summary: 'Settings of the platform that screens need.',
  input: v.object({ packageId: clientFields.packageId }),
  output: v.object({
    phone: phoneRule,
    serverTime: timestamp,
    videoLimit: v.pipe(
      v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
      v.description('Videos a person can watch in 24 hours without activation; null for no limit.'),
    ),
  }),
  errors: [commonErrors.brandUnknown],
});
