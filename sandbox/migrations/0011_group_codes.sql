CREATE TABLE `group_codes` (
	`code` text PRIMARY KEY NOT NULL,
	`group_id` text NOT NULL,
	`maker_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`group_id`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `group_codes_maker` ON `group_codes` (`group_id`,`maker_id`);--> statement-breakpoint
CREATE INDEX `group_members_order` ON `group_members` (`group_id`,`role_level`,`joined_at`);