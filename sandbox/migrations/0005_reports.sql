CREATE TABLE `reports` (
	`id` text PRIMARY KEY NOT NULL,
	`package_id` integer NOT NULL,
	`reporter_id` text NOT NULL,
	`about` text NOT NULL,
	`user_id` text,
	`group_id` text,
	`client_msg_id` text,
	`reason` text NOT NULL,
	`words` text NOT NULL,
	`images` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `reports_age` ON `reports` (`created_at`);