import { getRegisterConfig } from '../../../app/contract/session/getRegisterConfig.ts';
import { registerRules } from '../../accounts/registerRules.ts';
import { handle } from '../handler.ts';

export const handleGetRegisterConfig = handle(getRegisterConfig, async (input, context) =>
  registerRules(context.brand(input.packageId)),
);
