import { getVerifyType as call } from '../../../app/contract/session/getVerifyType.ts';
import { verifyTypeOf } from '../../verification/verification.ts';
import { handle } from '../handler.ts';

export const getVerifyType = handle(call, async ({ packageId, scene }, context) => ({
  type: verifyTypeOf(context.brand(packageId), scene),
}));
