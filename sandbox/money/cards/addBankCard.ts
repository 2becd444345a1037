import { eq } from 'drizzle-orm';
import { randomText } from '../../auth/hashes.ts';
import type { Queries } from '../../database/database.ts';
import { bankCards, wallets } from '../../database/schema.ts';
import { addNotice } from '../../notices/addNotice.ts';
import type { Services } from '../../services.ts';
import type { Wallet } from '../wallets.ts';
import { type BankCardRow, cardHold, numberHashOf } from './bankCards.ts';
import { bankNames } from './bankName.ts';

export type NewCard = { bankId: string; cardNumber: string; holderName: string };

/**
 * Adds a card to a wallet and tells the person. The first one fixes the wallet's holder and may be
 * used at once; each later one waits.
 */
export async function addBankCard(
  tx: Queries,
  { now, randomBytes, secret }: Pick<Services, 'now' | 'randomBytes' | 'secret'>,
  wallet: Wallet,
  { bankId, cardNumber, holderName }: NewCard,
): Promise<BankCardRow> {
  const last4 = cardNumber.slice(-4);
  const card: BankCardRow = {
    ...{ id: randomText(randomBytes(12)), walletId: wallet.id, bankId, holderName, last4 },
    numberHash: numberHashOf(secret, cardNumber),
    holdUntil: wallet.cardsAdded > 0 ? now() + cardHold : 0,
    ...{ createdAt: now(), removedAt: null },
  };
  await tx.insert(bankCards).values(card);
  await tx
    .update(wallets)
    .set({
      cardsAdded: wallet.cardsAdded + 1,
      holderName: wallet.holderName ?? holderName,
    })
    .where(eq(wallets.id, wallet.id));
  const values = { bank: bankNames(bankId), last4 };
  const { userId, packageId } = wallet;
  await addNotice(tx, { now, randomBytes }, { userId, packageId, kind: 'cardAdded', values });
  return card;
}
