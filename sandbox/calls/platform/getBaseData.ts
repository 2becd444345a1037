import { getBaseData as call } from '../../../app/contract/platform/getBaseData.ts';
import { phoneRuleOf } from '../../brands.ts';
import { handle } from '../handler.ts';

export const getBaseData = handle(call, async ({ packageId }, context) => ({
  phone: phoneRuleOf(context.brand(packageId)),
  serverTime: Math.floor(context.now() / 1000),
}));
