import type { GrantCause } from '../../../app/contract/points/order.ts';
import { grants } from '../../database/schema.ts';
import { addNotice } from '../../notices/addNotice.ts';
import type { Services } from '../../services.ts';
import { grantCauseTexts } from '../causeTexts.data.ts';
import { post } from '../ledger.ts';
import { moneyValues } from '../moneyValues.ts';
import { grantLegs } from '../movements.ts';
import { newOrderNo } from '../orderNo.ts';
import { addOrder, type OrderRow } from '../orders.ts';
import { ensureWallet, type WalletOwner } from '../wallets.ts';

/** The house gives a person points. @param amount hundredths of a point, above zero. */
export function grantPoints(
  services: Services,
  owner: WalletOwner,
  { amount, cause }: { amount: number; cause: GrantCause },
): Promise<OrderRow> {
  return services.db.write(async (tx) => {
    const { id, packageId, userId } = await ensureWallet(tx, services, owner);
    const now = services.now();
    const orderNo = newOrderNo(services, 'grant');
    const order = await addOrder(tx, {
      ...{ orderNo, kind: 'grant', walletId: id, packageId, intentId: null, amount },
      ...{ status: 1, stage: 'done', createdAt: now, reviewedAt: now },
    });
    await tx.insert(grants).values({ orderNo, cause });
    await post(tx, services, { packageId, orderNo, legs: grantLegs(id, amount) });
    const values = moneyValues(services.brands, packageId, { amount });
    await addNotice(tx, services, {
      ...{ userId, packageId, kind: 'pointsGranted' },
      values: { ...values, orderNo, cause: grantCauseTexts[cause] },
    });
    return order;
  });
}
