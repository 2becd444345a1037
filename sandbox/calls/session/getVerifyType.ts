import { getVerifyType } from '../../../app/contract/session/getVerifyType.ts';
import { verifyTypeOf } from '../../verification/verification.ts';
import { handle } from '../handler.ts';

export const handleGetVerifyType = handle(getVerifyType, async ({ packageId, scene }, context) => ({
  type: verifyTypeOf(context.brand(packageId), scene),
}));
