import { getVerify5Data as call } from '../../../app/contract/session/getVerify5Data.ts';
import { issuePuzzle } from '../../verification/verification.ts';
import { handle } from '../handler.ts';

export const getVerify5Data = handle(call, async ({ packageId, scene }, context) => {
  context.brand(packageId);
  return issuePuzzle(context, { packageId, scene });
});
