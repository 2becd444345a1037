ALTER TABLE `sms_messages` ADD `words` text;--> statement-breakpoint
ALTER TABLE `users` ADD `phone_set_at` integer;