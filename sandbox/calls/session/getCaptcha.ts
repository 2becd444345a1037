import { getCaptcha } from '../../../app/contract/session/getCaptcha.ts';
import { issueCaptcha } from '../../verification/verification.ts';
import { handle } from '../handler.ts';

export const handleGetCaptcha = handle(getCaptcha, async ({ packageId, scene }, context) => {
  context.brand(packageId);
  return issueCaptcha(context, { packageId, scene });
});
