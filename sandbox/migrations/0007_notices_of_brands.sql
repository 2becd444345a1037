ALTER TABLE `notices` ADD `package_id` integer;
--> statement-breakpoint
-- A notice of an order belongs to the brand of that order.
UPDATE `notices` SET `package_id` = (
	SELECT `orders`.`package_id` FROM `orders`
	WHERE `orders`.`order_no` = json_extract(`notices`.`fill`, '$.orderNo')
)
WHERE `kind` IN ('rechargeDone', 'rechargeFailed', 'exchangeRequested', 'exchangeApproved', 'exchangePaid', 'exchangeFailed', 'pointsGranted', 'pointsCorrected');
--> statement-breakpoint
-- One of a card belongs to the brand of the wallet that holds the card which came or went then.
UPDATE `notices` SET `package_id` = (
	SELECT `of` FROM (
		SELECT `wallets`.`package_id` AS `of`, abs(coalesce(CASE `notices`.`kind` WHEN 'cardRemoved' THEN `bank_cards`.`removed_at` ELSE `bank_cards`.`created_at` END, 0) - `notices`.`created_at`) AS `apart`
		FROM `bank_cards` JOIN `wallets` ON `wallets`.`id` = `bank_cards`.`wallet_id`
		WHERE `wallets`.`user_id` = `notices`.`user_id`
			AND `bank_cards`.`last4` = json_extract(`notices`.`fill`, '$.last4')
	)
	ORDER BY `apart` LIMIT 1
)
WHERE `kind` IN ('cardAdded', 'cardRemoved');
--> statement-breakpoint
-- One of a fund password names nothing: of several wallets it is the newest one there was.
UPDATE `notices` SET `package_id` = (
	SELECT `of` FROM (
		SELECT `wallets`.`package_id` AS `of`, `wallets`.`created_at` > `notices`.`created_at` AS `later`, `wallets`.`fund_password_hash` IS NULL AS `without`, `wallets`.`created_at` AS `since`
		FROM `wallets` WHERE `wallets`.`user_id` = `notices`.`user_id`
	)
	ORDER BY `later`, `without`, `since` DESC LIMIT 1
)
WHERE `kind` IN ('fundPasswordSet', 'fundPasswordChanged', 'fundPasswordReset', 'fundPasswordBlocked');
--> statement-breakpoint
-- The welcome belongs to the brand of the account, and so does what led to no wallet.
UPDATE `notices` SET `package_id` = (
	SELECT `users`.`package_id` FROM `users` WHERE `users`.`id` = `notices`.`user_id`
)
WHERE `package_id` IS NULL AND `kind` IN ('welcome', 'rechargeDone', 'rechargeFailed', 'exchangeRequested', 'exchangeApproved', 'exchangePaid', 'exchangeFailed', 'pointsGranted', 'pointsCorrected', 'cardAdded', 'cardRemoved', 'fundPasswordSet', 'fundPasswordChanged', 'fundPasswordReset', 'fundPasswordBlocked');
