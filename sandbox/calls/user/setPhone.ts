import { eq } from 'drizzle-orm';
import { isPhone } from '../../../app/contract/fields/phone.ts';
import { setPhone } from '../../../app/contract/user/setPhone.ts';
import { maskPhone } from '../../accounts/maskPhone.ts';
import { findByPhone } from '../../accounts/users.ts';
import { phoneRuleOf } from '../../brands.ts';
import { users } from '../../database/schema.ts';
import { addNotice } from '../../notices/addNotice.ts';
import { handleKeyed } from '../handler.ts';

export const handleSetPhone = handleKeyed(setPhone, async ({ phone, smsCode }, context) => {
  const { brand, packageId, userId } = context.session;
  if (!isPhone(phone, phoneRuleOf(brand))) throw context.fail('phoneInvalid');
  return context.commit(async (tx) => {
    const attempt = { packageId, phone, purpose: 'setPhone', code: smsCode } as const;
    if (!(await context.sms.redeem(tx, attempt))) return context.fail('smsCodeWrong');
    const owner = await findByPhone(tx, brand.platformId, phone);
    if (owner && owner.id !== userId) return context.fail('phoneTaken');
    await tx.update(users).set({ phone }).where(eq(users.id, userId));
    const masked = maskPhone(phone);
    await addNotice(tx, context, { userId, kind: 'phoneChanged', values: { phone: masked } });
    return { phone: masked };
  });
});
