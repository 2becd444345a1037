DROP INDEX `messages_client_id`;
--> statement-breakpoint
CREATE UNIQUE INDEX `messages_client_id` ON `messages` (`client_msg_id`, `sender_id`, `owner_id`);
