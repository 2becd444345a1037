import { getVerify5Data } from '../../../app/contract/session/getVerify5Data.ts';
import { issuePuzzle } from '../../verification/verification.ts';
import { handle } from '../handler.ts';

export const handleGetVerify5Data = handle(
  getVerify5Data,
  async ({ packageId, scene }, context) => {
    context.brand(packageId);
    return issuePuzzle(context, { packageId, scene });
  },
);
