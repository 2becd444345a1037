import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { clientFields } from '../fields/client.ts';
import { verifyScene, verifyTypes } from '../fields/verification.ts';

export const getVerifyType = declareCall({
  name: 'session.getVerifyType',
  path: '/getVerifyType',
  method: 'POST',
  auth: 'visitor',
  idempotency: 'natural',
  summary: 'Which verification a scene asks for.',
  input: v.object({ packageId: clientFields.packageId, scene: verifyScene }),
  output: v.object({ type: v.picklist(verifyTypes) }),
  errors: [commonErrors.brandUnknown],
});
