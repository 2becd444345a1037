CREATE TABLE `group_mutes` (
	`group_id` text NOT NULL,
	`user_id` text NOT NULL,
	`muted_until` integer NOT NULL,
	PRIMARY KEY(`group_id`, `user_id`),
	FOREIGN KEY (`group_id`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE no action
);
