import { eq } from 'drizzle-orm';
import { isPhone } from '../../../app/contract/fields/phone.ts';
import { setPhone } from '../../../app/contract/user/setPhone.ts';
import { maskPhone } from '../../accounts/maskPhone.ts';
import { tellPhones } from '../../accounts/tellPhones.ts';
import { findByPhone, readUser } from '../../accounts/users.ts';
import { mustHaveSamePassword, requirePassword } from '../../auth/requirePassword.ts';
import { phoneRuleOf } from '../../brands.ts';
import { users } from '../../database/schema.ts';
import { addNotice } from '../../notices/addNotice.ts';
import { handleKeyed } from '../handler.ts';

export const handleSetPhone = handleKeyed(setPhone, async (input, context) => {
  const { phone, smsCode, password } = input;
  const { brand, packageId, userId } = context.session;
  if (!isPhone(phone, phoneRuleOf(brand))) throw context.fail('phoneInvalid');
  const user = await readUser(context.db.read, userId);
  await requirePassword(context, user, password);
  return context.commit(async (tx) => {
    const { phone: before } = await mustHaveSamePassword(tx, user);
    const attempt = { packageId, phone, purpose: 'setPhone', code: smsCode } as const;
    if (!(await context.sms.redeem(tx, attempt))) return context.fail('smsCodeWrong');
    const owner = await findByPhone(tx, brand.platformId, phone);
    if (owner && owner.id !== userId) return context.fail('phoneTaken');
    const masked = maskPhone(phone);
    if (phone === before) return { phone: masked };
    await tx.update(users).set({ phone, phoneSetAt: context.now() }).where(eq(users.id, userId));
    await addNotice(tx, context, { userId, kind: 'phoneChanged', values: { phone: masked } });
    await tellPhones(tx, context, { brand, before, after: phone });
    return { phone: masked };
  });
});
