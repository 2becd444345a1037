import { isPhone } from '../../../app/contract/fields/phone.ts';
import { sendSmsCode } from '../../../app/contract/session/sendSmsCode.ts';
import { maskPhone } from '../../accounts/maskPhone.ts';
import { phoneRuleOf } from '../../brands.ts';
import { seedAddress } from '../../seed/seedAddress.ts';
import { codeSeconds, resendSeconds, sendCode } from '../../sms/sms.ts';
import { handleKeyed } from '../handler.ts';

/** Says the same whether or not an account has the number. */
export const handleSendSmsCode = handleKeyed(sendSmsCode, async (input, context) => {
  const { packageId, phone, purpose, verification } = input;
  const brand = context.brand(packageId);
  if (!isPhone(phone, phoneRuleOf(brand))) throw context.fail('phoneInvalid');
  let announcement = '';
  const sent = await context.commit(async (tx) => {
    const attempt = { scene: 'sms', packageId, verification } as const;
    if (!(await context.verification.verify(tx, attempt))) return context.fail('verificationWrong');
    const to = { platformId: brand.platformId, packageId, phone, purpose };
    const made = await sendCode(tx, context, to);
    if ('retryAfter' in made) return context.fail('smsTooSoon', made);
    announcement = `SMS to ${maskPhone(phone)}: ${made.code} (${purpose}, ${brand.id})`;
    return { retryAfter: resendSeconds, expiresIn: codeSeconds };
  });
  if (announcement !== '' && context.address !== seedAddress) context.announce(announcement);
  return sent;
});
