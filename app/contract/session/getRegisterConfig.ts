import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { clientFields } from '../fields/client.ts';

const presence = v.picklist(['hidden', 'optional', 'required']);

export const getRegisterConfig = declareCall({
  name: 'session.getRegisterConfig',
  path: '/register/config',
  method: 'POST',
  auth: 'visitor',
  idempotency: 'natural',
  summary: 'Which fields registration asks for.',
  input: v.object({ packageId: clientFields.packageId }),
  output: v.object({
    phone: v.pipe(presence, v.description('Mobile number, confirmed by SMS code.')),
    inviteCode: v.pipe(presence, v.description('Invitation code.')),
  }),
  errors: [commonErrors.brandUnknown],
});
