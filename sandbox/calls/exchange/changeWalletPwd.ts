import { changeWalletPwd } from '../../../app/contract/exchange/changeWalletPwd.ts';
import { isWeakFundPassword } from '../../../app/contract/fields/fundPassword.ts';
import { readUser } from '../../accounts/users.ts';
import { hashFundPassword } from '../../money/fundPassword/hashFundPassword.ts';
import { storeFundPassword } from '../../money/fundPassword/storeFundPassword.ts';
import {
  mustHaveSameFundPassword,
  tryFundPassword,
} from '../../money/fundPassword/tryFundPassword.ts';
import { requireAge } from '../../money/requireAge.ts';
import { requireFeature } from '../../money/requireFeature.ts';
import { ensureWallet, findWallet } from '../../money/wallets.ts';
import { handleKeyed } from '../handler.ts';

export const handleChangeWalletPwd = handleKeyed(changeWalletPwd, async (input, context) => {
  await requireFeature(context, 'exchange');
  await requireAge(context);
  const { db, session } = context;
  const { fundPassword, newFundPassword } = input;
  const { phone } = await readUser(db.read, session.userId);
  const about = { phone: phone ?? '', year: new Date(context.now()).getUTCFullYear() };
  if (isWeakFundPassword(newFundPassword, about)) throw context.fail('fundPasswordWeak');
  const known = await findWallet(db.read, session);
  if (!known) throw context.fail('fundPasswordMissing');
  const compared = await tryFundPassword(context, known, fundPassword);
  if (fundPassword === newFundPassword) throw context.fail('fundPasswordSame');
  const hash = await hashFundPassword(known.id, newFundPassword, context);
  return context.commit(async (tx) => {
    await mustHaveSameFundPassword(tx, known.id, compared);
    const wallet = await ensureWallet(tx, context, session);
    await storeFundPassword(tx, context, { wallet, hash, way: 'change' });
    return {};
  });
});
