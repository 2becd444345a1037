import type { InputOf, OutputOf } from '../../../app/contract/call.ts';
import { setWalletPwd } from '../../../app/contract/exchange/setWalletPwd.ts';
import { isWeakFundPassword } from '../../../app/contract/fields/fundPassword.ts';
import { readUser, type User } from '../../accounts/users.ts';
import { tryPassword } from '../../auth/tryPassword.ts';
import { hashFundPassword } from '../../money/fundPassword/hashFundPassword.ts';
import { storeFundPassword } from '../../money/fundPassword/storeFundPassword.ts';
import { requireAge } from '../../money/requireAge.ts';
import { requireFeature } from '../../money/requireFeature.ts';
import { ensureWallet, type Wallet } from '../../money/wallets.ts';
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
  const { platformId, accountKey, passwordHash } = user;
  const result = await tryPassword(context, { platformId, accountKey, password, passwordHash });
  if (typeof result === 'object')
    throw context.fail('lockedOut', { retryAfter: result.lockedSeconds });
  if (result === 'wrong') throw context.fail('passwordWrong');
  const hash = await hashFundPassword(wallet.id, newFundPassword, context);
  return context.commit(async (tx) => {
    // Both may have changed while the password was compared.
    const now = await ensureWallet(tx, context, context.session);
    if (now.fundPasswordHash) return context.fail('fundPasswordExists');
    if ((await readUser(tx, user.id)).passwordHash !== passwordHash)
      return context.fail('passwordWrong');
    return answerOf(await storeFundPassword(tx, context, { wallet: now, hash, way: 'first' }));
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
    // Before the code: one for another number must not be used up here.
    if ((await readUser(tx, user.id)).phone !== phone) return context.fail('phoneUnmatched');
    const attempt = { packageId, phone, purpose: 'fundPassword', code: smsCode } as const;
    if (!(await context.sms.redeem(tx, attempt))) return context.fail('smsCodeWrong');
    const now = await ensureWallet(tx, context, context.session);
    if (!now.fundPasswordHash) throw context.fail('fundPasswordMissing');
    return answerOf(await storeFundPassword(tx, context, { wallet: now, hash, way: 'reset' }));
  });
}

function answerOf(holdUntil: number): OutputOf<typeof setWalletPwd> {
  return { holdUntil: holdUntil > 0 ? Math.ceil(holdUntil / 1000) : null };
}
