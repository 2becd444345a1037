import type { InputOf, OutputOf } from '../../../app/contract/call.ts';
import { setWalletPwd } from '../../../app/contract/exchange/setWalletPwd.ts';
import { isWeakFundPassword } from '../../../app/contract/fields/fundPassword.ts';
import { phoneHeldUntil } from '../../accounts/phoneHold.ts';
import { readUser, type User } from '../../accounts/users.ts';
import { mustHaveSamePassword, requirePassword } from '../../auth/requirePassword.ts';
import type { Queries } from '../../database/database.ts';
import { hashFundPassword } from '../../money/fundPassword/hashFundPassword.ts';
import { storeFundPassword } from '../../money/fundPassword/storeFundPassword.ts';
import { secondAfter } from '../../money/moments.ts';
import { requireAge } from '../../money/requireAge.ts';
import { requireFeature } from '../../money/requireFeature.ts';
import { ensureWallet, type Wallet } from '../../money/wallets.ts';
import { withdrawalHold } from '../../money/withdrawalHold.ts';
import type { Committed, ContextOf } from '../context.ts';
import { handleKeyed } from '../handler.ts';

type Context = ContextOf<typeof setWalletPwd>;
type Input = InputOf<typeof setWalletPwd>;
type Answer = Promise<Committed<OutputOf<typeof setWalletPwd>>>;
type Asked = { user: User; wallet: Wallet };

export const handleSetWalletPwd = handleKeyed(setWalletPwd, async (input, context) => {
  await requireFeature(context, 'exchange');
  await requireAge(context);
  const { db, session } = context;
  const user = await readUser(db.read, session.userId);
  const wallet = await db.write((tx) => ensureWallet(tx, context, session));
  const about = { phone: user.phone ?? '', year: new Date(context.now()).getUTCFullYear() };
  if (isWeakFundPassword(input.newFundPassword, about)) throw context.fail('fundPasswordWeak');
  return input.way === 'first'
    ? setFirst(input, context, { user, wallet })
    : reset(input, context, { user, wallet });
});

async function setFirst(
  { newFundPassword, password }: Extract<Input, { way: 'first' }>,
  context: Context,
  { user, wallet }: Asked,
): Answer {
  if (wallet.fundPasswordHash) throw context.fail('fundPasswordExists');
  await requirePassword(context, user, password);
  const hash = await hashFundPassword(wallet.id, newFundPassword, context);
  return context.commit(async (tx) => {
    await mustHaveSamePassword(tx, user);
    // It may have been set while the password was compared.
    const now = await ensureWallet(tx, context, context.session);
    if (now.fundPasswordHash) return context.fail('fundPasswordExists');
    return store(tx, context, { wallet: now, hash, way: 'first' });
  });
}

async function reset(
  { newFundPassword, phone, smsCode }: Extract<Input, { way: 'reset' }>,
  context: Context,
  { user, wallet }: Asked,
): Answer {
  if (!wallet.fundPasswordHash) throw context.fail('fundPasswordMissing');
  const hash = await hashFundPassword(wallet.id, newFundPassword, context);
  return context.commit(async (tx) => {
    const { packageId } = context.session;
    // Before the code: it must not be used up where the number resets nothing.
    const owner = await readUser(tx, user.id);
    if (owner.phone !== phone) return context.fail('phoneUnmatched');
    const until = phoneHeldUntil(owner, context.now());
    if (until > 0) return context.fail('phoneTooNew', { until: secondAfter(until) });
    const attempt = { packageId, phone, purpose: 'fundPassword', code: smsCode } as const;
    if (!(await context.sms.redeem(tx, attempt))) return context.fail('smsCodeWrong');
    const now = await ensureWallet(tx, context, context.session);
    if (!now.fundPasswordHash) throw context.fail('fundPasswordMissing');
    return store(tx, context, { wallet: now, hash, way: 'reset' });
  });
}

async function store(
  tx: Queries,
  context: Context,
  stored: Parameters<typeof storeFundPassword>[2],
): Promise<OutputOf<typeof setWalletPwd>> {
  await storeFundPassword(tx, context, stored);
  const wallet = await ensureWallet(tx, context, context.session);
  const hold = await withdrawalHold(tx, wallet, context.now());
  return { holdUntil: hold && secondAfter(hold.until) };
}
