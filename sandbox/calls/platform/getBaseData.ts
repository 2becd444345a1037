import { getBaseData } from '../../../app/contract/platform/getBaseData.ts';
import { phoneRuleOf } from '../../brands.ts';
import { viewLimit } from '../../content/viewLimit.ts';
import { handle } from '../handler.ts';

export const handleGetBaseData = handle(getBaseData, async ({ packageId }, context) => ({
  phone: phoneRuleOf(context.brand(packageId)),
  serverTime: Math.floor(context.now() / 1000),
  videoLimit: viewLimit,
}));
