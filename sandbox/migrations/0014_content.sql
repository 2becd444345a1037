CREATE TABLE `activating_inviters` (
	`user_id` text PRIMARY KEY NOT NULL,
	`marked_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `activation_codes` (
	`hash` text PRIMARY KEY NOT NULL,
	`platform_id` integer NOT NULL,
	`made_at` integer NOT NULL,
	`used_by` text,
	`used_at` integer
);
--> statement-breakpoint
CREATE TABLE `highlights` (
	`id` text PRIMARY KEY NOT NULL,
	`package_id` integer NOT NULL,
	`host_id` text NOT NULL,
	`state` text NOT NULL,
	`topic` text NOT NULL,
	`titles` text NOT NULL,
	`clip` text,
	`file` text NOT NULL,
	`captions` text NOT NULL,
	`type` text NOT NULL,
	`cover` text NOT NULL,
	`thumbnail` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`seconds` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`removed_at` integer
);
--> statement-breakpoint
CREATE INDEX `highlights_package` ON `highlights` (`package_id`,`starts_at`);--> statement-breakpoint
CREATE TABLE `pictures` (
	`id` text PRIMARY KEY NOT NULL,
	`package_id` integer NOT NULL,
	`kind` text NOT NULL,
	`image` text NOT NULL,
	`titles` text NOT NULL,
	`link` text NOT NULL,
	`added_at` integer NOT NULL,
	`removed_at` integer
);
--> statement-breakpoint
CREATE INDEX `pictures_package` ON `pictures` (`package_id`,`kind`);--> statement-breakpoint
CREATE TABLE `video_categories` (
	`package_id` integer NOT NULL,
	`id` text NOT NULL,
	`names` text NOT NULL,
	`place` integer NOT NULL,
	PRIMARY KEY(`package_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `video_views` (
	`user_id` text NOT NULL,
	`video_id` text NOT NULL,
	`counted_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `video_id`),
	FOREIGN KEY (`video_id`) REFERENCES `videos`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `videos` (
	`id` text PRIMARY KEY NOT NULL,
	`package_id` integer NOT NULL,
	`category` text NOT NULL,
	`titles` text NOT NULL,
	`clip` text,
	`file` text NOT NULL,
	`captions` text NOT NULL,
	`type` text NOT NULL,
	`cover` text NOT NULL,
	`thumbnail` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`seconds` integer NOT NULL,
	`views` integer NOT NULL,
	`published_at` integer NOT NULL,
	`removed_at` integer
);
--> statement-breakpoint
CREATE INDEX `videos_package` ON `videos` (`package_id`,`published_at`);--> statement-breakpoint
CREATE TABLE `wrong_codes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`tried_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `wrong_codes_user` ON `wrong_codes` (`user_id`,`tried_at`);