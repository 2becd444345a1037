import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { houseAccountKinds, orderKinds, walletAccountKinds } from './kinds.ts';

// Amounts are integer hundredths of a point. Moments are milliseconds, in columns named `…At`.
// Columns of user ids name rows of `users`, which are never deleted.

/** One for each person and brand: points of one operator's brand are none of another's. */
export const wallets = sqliteTable(
  'wallets',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    packageId: integer('package_id').notNull(),
    /** Name on the cards, fixed by the first one; null before. */
    holderName: text('holder_name'),
    /** scrypt of the HMAC of wallet and fund password; null where none is set. */
    fundPasswordHash: text('fund_password_hash'),
    /** Wrong fund passwords in a row. */
    wrongCount: integer('wrong_count').notNull(),
    lockedUntil: integer('locked_until').notNull(),
    /** Withdrawals wait until then after a reset of the fund password; 0 for no wait. */
    holdUntil: integer('hold_until').notNull(),
    /** Cards ever added, also those removed since: later ones wait. */
    cardsAdded: integer('cards_added').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [uniqueIndex('wallets_person').on(table.userId, table.packageId)],
);

/** What points stand on. Nothing but the ledger's `post` writes a balance. */
export const ledgerAccounts = sqliteTable(
  'ledger_accounts',
  {
    id: text('id').primaryKey(),
    /** Null for accounts of the house. */
    walletId: text('wallet_id'),
    packageId: integer('package_id').notNull(),
    kind: text('kind', { enum: [...walletAccountKinds, ...houseAccountKinds] }).notNull(),
    balance: integer('balance').notNull(),
  },
  (table) => [
    uniqueIndex('ledger_accounts_wallet').on(table.walletId, table.kind),
    uniqueIndex('ledger_accounts_house')
      .on(table.packageId, table.kind)
      .where(sql`wallet_id IS NULL`),
    check('ledger_accounts_not_negative', sql`balance >= 0 OR wallet_id IS NULL`),
    check('ledger_accounts_bounded', sql`abs(balance) <= 9000000000000000`),
  ],
);

/** Movements: each takes from one account what it gives to another. Rows never change. */
export const ledgerLegs = sqliteTable(
  'ledger_legs',
  {
    seq: integer('seq').primaryKey({ autoIncrement: true }),
    /** Legs of one posting share it. */
    transferId: text('transfer_id').notNull(),
    fromAccount: text('from_account').notNull(),
    toAccount: text('to_account').notNull(),
    amount: integer('amount').notNull(),
    /** Balances right after this movement. */
    fromAfter: integer('from_after').notNull(),
    toAfter: integer('to_after').notNull(),
    orderNo: text('order_no').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('ledger_legs_from').on(table.fromAccount, table.seq),
    index('ledger_legs_to').on(table.toAccount, table.seq),
    index('ledger_legs_order').on(table.orderNo),
    check('ledger_legs_positive', sql`amount > 0`),
  ],
);

/** Everything that moves points, or is to. */
export const orders = sqliteTable(
  'orders',
  {
    orderNo: text('order_no').primaryKey(),
    kind: text('kind', { enum: orderKinds }).notNull(),
    walletId: text('wallet_id').notNull(),
    packageId: integer('package_id').notNull(),
    /** SHA-256 of person, brand, call and key: no intent has a second effect. Null for the house's. */
    intentId: text('intent_id'),
    /** Hundredths with a direction; for a recharge in review what would be credited. */
    amount: integer('amount').notNull(),
    /** 0 in review, 1 done, 2 failed. */
    status: integer('status').notNull(),
    stage: text('stage', { enum: ['review', 'paying', 'done', 'failed'] }).notNull(),
    reason: text('reason'),
    createdAt: integer('created_at').notNull(),
    dueAt: integer('due_at'),
    /** Approved, for a withdrawal on its way. */
    approvedAt: integer('approved_at'),
    reviewedAt: integer('reviewed_at'),
  },
  (table) => [
    uniqueIndex('orders_intent').on(table.intentId),
    index('orders_wallet').on(table.walletId, table.createdAt, table.orderNo),
    index('orders_open').on(table.status, table.dueAt),
  ],
);

/** What a withdrawal is to. */
export const exchanges = sqliteTable('exchanges', {
  orderNo: text('order_no')
    .primaryKey()
    .references(() => orders.orderNo),
  cardId: text('card_id').notNull(),
  bankId: text('bank_id').notNull(),
  last4: text('last4').notNull(),
  /** Taken out of the amount. */
  fee: integer('fee').notNull(),
  payoutRef: text('payout_ref'),
});

/** What a person says to have transferred. */
export const recharges = sqliteTable(
  'recharges',
  {
    orderNo: text('order_no')
      .primaryKey()
      .references(() => orders.orderNo),
    method: text('method', { enum: ['usdt', 'transfer'] }).notNull(),
    chainType: text('chain_type'),
    /** In lower case. */
    txHash: text('tx_hash'),
    /** Where it was to be sent. */
    address: text('address'),
    claimedMicro: integer('claimed_micro'),
    receivedMicro: integer('received_micro'),
    rate: integer('rate'),
    methodId: text('method_id'),
    reference: text('reference'),
    /** Address of the picture of the receipt; empty without one. */
    proof: text('proof').notNull(),
    /** False once it has failed: then the transaction may be reported again. */
    isOpen: integer('is_open', { mode: 'boolean' }).notNull(),
  },
  (table) => [
    uniqueIndex('recharges_hash')
      .on(table.chainType, table.txHash)
      .where(sql`is_open = 1 AND tx_hash IS NOT NULL`),
  ],
);

/** Why points were given. */
export const grants = sqliteTable('grants', {
  orderNo: text('order_no')
    .primaryKey()
    .references(() => orders.orderNo),
  cause: text('cause').notNull(),
});

/** What a correction corrects, and why. */
export const corrections = sqliteTable('corrections', {
  orderNo: text('order_no')
    .primaryKey()
    .references(() => orders.orderNo),
  corrects: text('corrects').notNull(),
  cause: text('cause').notNull(),
});

/** Cards to withdraw to. No number is kept: the sandbox pays nobody. */
export const bankCards = sqliteTable(
  'bank_cards',
  {
    id: text('id').primaryKey(),
    walletId: text('wallet_id').notNull(),
    bankId: text('bank_id').notNull(),
    holderName: text('holder_name').notNull(),
    last4: text('last4').notNull(),
    /** HMAC of the number, to find it again. */
    numberHash: text('number_hash').notNull(),
    /** May be used from then on; 0 for at once. */
    holdUntil: integer('hold_until').notNull(),
    createdAt: integer('created_at').notNull(),
    removedAt: integer('removed_at'),
  },
  (table) => [
    uniqueIndex('bank_cards_number')
      .on(table.walletId, table.numberHash)
      .where(sql`removed_at IS NULL`),
    index('bank_cards_wallet').on(table.walletId),
  ],
);

/** Who said to be old enough; once for a person over all brands. */
export const ageConfirmations = sqliteTable('age_confirmations', {
  userId: text('user_id').primaryKey(),
  minimumAge: integer('minimum_age').notNull(),
  confirmedAt: integer('confirmed_at').notNull(),
});

/** Made-up transfers on made-up networks. */
export const chainTransfers = sqliteTable(
  'chain_transfers',
  {
    /** In lower case. */
    txHash: text('tx_hash').primaryKey(),
    chainType: text('chain_type').notNull(),
    address: text('address').notNull(),
    token: text('token').notNull(),
    micro: integer('micro').notNull(),
    confirmations: integer('confirmations').notNull(),
    isReverted: integer('is_reverted', { mode: 'boolean' }).notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('chain_transfers_address').on(table.address)],
);
