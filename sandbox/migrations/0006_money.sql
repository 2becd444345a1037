CREATE TABLE `age_confirmations` (
	`user_id` text PRIMARY KEY NOT NULL,
	`minimum_age` integer NOT NULL,
	`confirmed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `bank_cards` (
	`id` text PRIMARY KEY NOT NULL,
	`wallet_id` text NOT NULL,
	`bank_id` text NOT NULL,
	`holder_name` text NOT NULL,
	`last4` text NOT NULL,
	`number_hash` text NOT NULL,
	`hold_until` integer NOT NULL,
	`created_at` integer NOT NULL,
	`removed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_cards_number` ON `bank_cards` (`wallet_id`,`number_hash`) WHERE removed_at IS NULL;--> statement-breakpoint
CREATE INDEX `bank_cards_wallet` ON `bank_cards` (`wallet_id`);--> statement-breakpoint
CREATE TABLE `chain_transfers` (
	`tx_hash` text PRIMARY KEY NOT NULL,
	`chain_type` text NOT NULL,
	`address` text NOT NULL,
	`token` text NOT NULL,
	`micro` integer NOT NULL,
	`confirmations` integer NOT NULL,
	`is_reverted` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `chain_transfers_address` ON `chain_transfers` (`address`);--> statement-breakpoint
CREATE TABLE `corrections` (
	`order_no` text PRIMARY KEY NOT NULL,
	`corrects` text NOT NULL,
	`cause` text NOT NULL,
	FOREIGN KEY (`order_no`) REFERENCES `orders`(`order_no`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `exchanges` (
	`order_no` text PRIMARY KEY NOT NULL,
	`card_id` text NOT NULL,
	`bank_id` text NOT NULL,
	`last4` text NOT NULL,
	`fee` integer NOT NULL,
	`payout_ref` text,
	FOREIGN KEY (`order_no`) REFERENCES `orders`(`order_no`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `grants` (
	`order_no` text PRIMARY KEY NOT NULL,
	`cause` text NOT NULL,
	FOREIGN KEY (`order_no`) REFERENCES `orders`(`order_no`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `ledger_accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`wallet_id` text,
	`package_id` integer NOT NULL,
	`kind` text NOT NULL,
	`balance` integer NOT NULL,
	CONSTRAINT "ledger_accounts_not_negative" CHECK(balance >= 0 OR wallet_id IS NULL),
	CONSTRAINT "ledger_accounts_bounded" CHECK(abs(balance) <= 9000000000000000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_accounts_wallet` ON `ledger_accounts` (`wallet_id`,`kind`);--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_accounts_house` ON `ledger_accounts` (`package_id`,`kind`) WHERE wallet_id IS NULL;--> statement-breakpoint
CREATE TABLE `ledger_legs` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`transfer_id` text NOT NULL,
	`from_account` text NOT NULL,
	`to_account` text NOT NULL,
	`amount` integer NOT NULL,
	`from_after` integer NOT NULL,
	`to_after` integer NOT NULL,
	`order_no` text NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "ledger_legs_positive" CHECK(amount > 0)
);
--> statement-breakpoint
CREATE INDEX `ledger_legs_from` ON `ledger_legs` (`from_account`,`seq`);--> statement-breakpoint
CREATE INDEX `ledger_legs_to` ON `ledger_legs` (`to_account`,`seq`);--> statement-breakpoint
CREATE INDEX `ledger_legs_order` ON `ledger_legs` (`order_no`);--> statement-breakpoint
CREATE TABLE `orders` (
	`order_no` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`wallet_id` text NOT NULL,
	`package_id` integer NOT NULL,
	`intent_id` text,
	`amount` integer NOT NULL,
	`status` integer NOT NULL,
	`stage` text NOT NULL,
	`reason` text,
	`created_at` integer NOT NULL,
	`due_at` integer,
	`approved_at` integer,
	`reviewed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_intent` ON `orders` (`intent_id`);--> statement-breakpoint
CREATE INDEX `orders_wallet` ON `orders` (`wallet_id`,`created_at`,`order_no`);--> statement-breakpoint
CREATE INDEX `orders_open` ON `orders` (`status`,`due_at`);--> statement-breakpoint
CREATE TABLE `recharges` (
	`order_no` text PRIMARY KEY NOT NULL,
	`method` text NOT NULL,
	`chain_type` text,
	`tx_hash` text,
	`address` text,
	`claimed_micro` integer,
	`received_micro` integer,
	`rate` integer,
	`method_id` text,
	`reference` text,
	`proof` text NOT NULL,
	`is_open` integer NOT NULL,
	FOREIGN KEY (`order_no`) REFERENCES `orders`(`order_no`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recharges_hash` ON `recharges` (`chain_type`,`tx_hash`) WHERE is_open = 1 AND tx_hash IS NOT NULL;--> statement-breakpoint
CREATE TABLE `wallets` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`package_id` integer NOT NULL,
	`holder_name` text,
	`fund_password_hash` text,
	`wrong_count` integer NOT NULL,
	`locked_until` integer NOT NULL,
	`hold_until` integer NOT NULL,
	`cards_added` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `wallets_person` ON `wallets` (`user_id`,`package_id`);--> statement-breakpoint
CREATE TRIGGER `ledger_legs_no_update` BEFORE UPDATE ON `ledger_legs` BEGIN SELECT RAISE(ABORT, 'A movement of the ledger never changes.'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_legs_no_delete` BEFORE DELETE ON `ledger_legs` BEGIN SELECT RAISE(ABORT, 'A movement of the ledger is never deleted.'); END;
