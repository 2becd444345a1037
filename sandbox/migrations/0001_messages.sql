CREATE TABLE `threads` (
  `id` text PRIMARY KEY NOT NULL,
  `last_seq` integer NOT NULL,
  `last_sent_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `messages` (
  `thread_id` text NOT NULL REFERENCES `threads` (`id`),
  `seq` integer NOT NULL,
  `place` integer NOT NULL,
  `owner_id` text NOT NULL,
  `server_msg_id` text NOT NULL,
  `client_msg_id` text NOT NULL,
  `sender_id` text NOT NULL,
  `content_type` integer NOT NULL,
  `sent_at` integer NOT NULL,
  `status` integer NOT NULL,
  `counts_as_unread` integer NOT NULL,
  `body` text NOT NULL,
  PRIMARY KEY (`thread_id`, `seq`, `place`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `messages_client_id` ON `messages` (`sender_id`, `client_msg_id`, `owner_id`);
--> statement-breakpoint
CREATE INDEX `messages_thread_client_id` ON `messages` (`thread_id`, `client_msg_id`);
--> statement-breakpoint
CREATE TABLE `message_reads` (
  `thread_id` text NOT NULL,
  `seq` integer NOT NULL,
  `reader_id` text NOT NULL,
  `read_at` integer NOT NULL,
  PRIMARY KEY (`thread_id`, `seq`, `reader_id`)
);
--> statement-breakpoint
CREATE TABLE `message_deletions` (
  `owner_id` text NOT NULL,
  `thread_id` text NOT NULL,
  `seq` integer NOT NULL,
  PRIMARY KEY (`owner_id`, `thread_id`, `seq`)
);
--> statement-breakpoint
CREATE TABLE `conversations` (
  `owner_id` text NOT NULL,
  `conversation_id` text NOT NULL,
  `thread_id` text NOT NULL,
  `session_type` integer NOT NULL,
  `peer_id` text NOT NULL,
  `unread_count` integer NOT NULL,
  `read_seq` integer NOT NULL,
  `cleared_seq` integer NOT NULL,
  `left_seq` integer,
  `latest_seq` integer NOT NULL,
  `latest_place` integer NOT NULL,
  `latest_at` integer NOT NULL,
  `draft_text` text NOT NULL,
  `draft_at` integer NOT NULL,
  `is_pinned` integer NOT NULL,
  `is_private_chat` integer NOT NULL,
  `recv_msg_opt` integer NOT NULL,
  `group_at_type` integer NOT NULL,
  `unread_changed_at` integer NOT NULL,
  PRIMARY KEY (`owner_id`, `conversation_id`)
);
--> statement-breakpoint
CREATE INDEX `conversations_thread` ON `conversations` (`thread_id`);
