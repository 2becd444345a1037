CREATE TABLE `users` (
  `id` text PRIMARY KEY NOT NULL,
  `platform_id` integer NOT NULL,
  `package_id` integer NOT NULL,
  `account` text NOT NULL,
  `account_key` text NOT NULL,
  `nick_name` text NOT NULL,
  `avatar` text NOT NULL,
  `phone` text,
  `password_hash` text NOT NULL,
  `is_activation` integer NOT NULL,
  `invite_code` text NOT NULL,
  `superior_id` text,
  `role` text NOT NULL,
  `created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_account` ON `users` (`platform_id`, `account_key`);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_phone` ON `users` (`platform_id`, `phone`);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_invite_code` ON `users` (`invite_code`);
--> statement-breakpoint
CREATE INDEX `users_superior` ON `users` (`superior_id`);
--> statement-breakpoint
CREATE INDEX `users_role` ON `users` (`platform_id`, `role`);
--> statement-breakpoint
CREATE TABLE `sessions` (
  `id` text PRIMARY KEY NOT NULL,
  `user_id` text NOT NULL REFERENCES `users` (`id`),
  `package_id` integer NOT NULL,
  `platform` text NOT NULL,
  `device_id` text NOT NULL,
  `created_at` integer NOT NULL,
  `ended_at` integer,
  `end_reason` text
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`, `platform`);
--> statement-breakpoint
CREATE TABLE `credentials` (
  `hash` text PRIMARY KEY NOT NULL,
  `kind` text NOT NULL,
  `session_id` text NOT NULL REFERENCES `sessions` (`id`),
  `expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `credentials_session` ON `credentials` (`session_id`);
--> statement-breakpoint
CREATE INDEX `credentials_expiry` ON `credentials` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `login_failures` (
  `subject` text PRIMARY KEY NOT NULL,
  `count` integer NOT NULL,
  `last_at` integer NOT NULL,
  `locked_until` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
  `id` text PRIMARY KEY NOT NULL,
  `call` text NOT NULL,
  `input_hash` text NOT NULL,
  `outcome` text NOT NULL,
  `created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_age` ON `idempotency_keys` (`created_at`);
--> statement-breakpoint
CREATE TABLE `notices` (
  `id` text PRIMARY KEY NOT NULL,
  `user_id` text NOT NULL REFERENCES `users` (`id`),
  `kind` text NOT NULL,
  `fill` text NOT NULL,
  `created_at` integer NOT NULL,
  `read_at` integer
);
--> statement-breakpoint
CREATE INDEX `notices_user` ON `notices` (`user_id`, `created_at`);
--> statement-breakpoint
CREATE TABLE `challenges` (
  `id` text PRIMARY KEY NOT NULL,
  `kind` text NOT NULL,
  `package_id` integer NOT NULL,
  `scene` text NOT NULL,
  `answer` text NOT NULL,
  `created_at` integer NOT NULL,
  `expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `challenges_expiry` ON `challenges` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `sms_codes` (
  `platform_id` integer NOT NULL,
  `phone` text NOT NULL,
  `purpose` text NOT NULL,
  `code` text NOT NULL,
  `tries_left` integer NOT NULL,
  `sent_at` integer NOT NULL,
  `expires_at` integer NOT NULL,
  PRIMARY KEY (`platform_id`, `phone`, `purpose`)
);
--> statement-breakpoint
CREATE TABLE `sms_messages` (
  `id` text PRIMARY KEY NOT NULL,
  `package_id` integer NOT NULL,
  `phone` text NOT NULL,
  `purpose` text NOT NULL,
  `code` text NOT NULL,
  `sent_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sms_messages_age` ON `sms_messages` (`sent_at`);
--> statement-breakpoint
CREATE TABLE `switches` (
  `package_id` integer NOT NULL,
  `feature` text NOT NULL,
  PRIMARY KEY (`package_id`, `feature`)
);
--> statement-breakpoint
CREATE TABLE `media` (
  `name` text PRIMARY KEY NOT NULL,
  `media_type` text NOT NULL,
  `bytes` integer NOT NULL,
  `width` integer NOT NULL,
  `height` integer NOT NULL,
  `created_at` integer NOT NULL
);
