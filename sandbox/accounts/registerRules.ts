import type { OutputOf } from '../../app/contract/call.ts';
import type { getRegisterConfig } from '../../app/contract/session/getRegisterConfig.ts';
import type { SandboxBrand } from '../brands.ts';

export type RegisterRules = OutputOf<typeof getRegisterConfig>;

const phoneByBrand: Readonly<Record<string, RegisterRules['phone']>> = {
  quedu: 'required',
  chaojian: 'optional',
  clatter: 'hidden',
  anjung: 'hidden',
  dieu: 'optional',
  verbena: 'hidden',
};

/**
 * Which fields registration asks for. The demo brands differ, so that each form is seen; a brand
 * that leaves `invite` out asks for no code.
 */
export function registerRules(brand: SandboxBrand): RegisterRules {
  const hasInvite = brand.features.includes('invite');
  const code = brand.id === 'dieu' ? 'required' : 'optional';
  return { phone: phoneByBrand[brand.id] ?? 'hidden', inviteCode: hasInvite ? code : 'hidden' };
}
