CREATE TABLE `person_details` (
  `user_id` text PRIMARY KEY NOT NULL,
  `gender` integer NOT NULL,
  `phone_number` text NOT NULL,
  `birth` integer NOT NULL,
  `email` text NOT NULL,
  `ex` text NOT NULL,
  `global_recv_msg_opt` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `friends` (
  `owner_id` text NOT NULL,
  `user_id` text NOT NULL,
  `remark` text NOT NULL,
  `add_source` integer NOT NULL,
  `operator_id` text NOT NULL,
  `created_at` integer NOT NULL,
  PRIMARY KEY (`owner_id`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `friends_user` ON `friends` (`user_id`);
--> statement-breakpoint
CREATE TABLE `friend_applications` (
  `from_id` text NOT NULL,
  `to_id` text NOT NULL,
  `handle_result` integer NOT NULL,
  `req_msg` text NOT NULL,
  `created_at` integer NOT NULL,
  `handler_id` text NOT NULL,
  `handle_msg` text NOT NULL,
  `handled_at` integer NOT NULL,
  PRIMARY KEY (`from_id`, `to_id`)
);
--> statement-breakpoint
CREATE INDEX `friend_applications_to` ON `friend_applications` (`to_id`);
--> statement-breakpoint
CREATE TABLE `blacklist` (
  `owner_id` text NOT NULL,
  `user_id` text NOT NULL,
  `created_at` integer NOT NULL,
  PRIMARY KEY (`owner_id`, `user_id`)
);
--> statement-breakpoint
CREATE TABLE `groups` (
  `id` text PRIMARY KEY NOT NULL,
  `platform_id` integer NOT NULL,
  `name` text NOT NULL,
  `notification` text NOT NULL,
  `introduction` text NOT NULL,
  `face_url` text NOT NULL,
  `status` integer NOT NULL,
  `group_type` integer NOT NULL,
  `creator_id` text NOT NULL,
  `owner_id` text NOT NULL,
  `ex` text NOT NULL,
  `need_verification` integer NOT NULL,
  `look_member_info` integer NOT NULL,
  `apply_member_friend` integer NOT NULL,
  `created_at` integer NOT NULL,
  `notification_at` integer NOT NULL,
  `notification_user_id` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `groups_platform` ON `groups` (`platform_id`);
--> statement-breakpoint
CREATE TABLE `group_members` (
  `group_id` text NOT NULL REFERENCES `groups` (`id`),
  `user_id` text NOT NULL,
  `nickname` text NOT NULL,
  `role_level` integer NOT NULL,
  `joined_at` integer NOT NULL,
  `join_source` integer NOT NULL,
  `inviter_id` text NOT NULL,
  `operator_id` text NOT NULL,
  `muted_until` integer NOT NULL,
  PRIMARY KEY (`group_id`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `group_members_user` ON `group_members` (`user_id`);
--> statement-breakpoint
CREATE TABLE `group_applications` (
  `group_id` text NOT NULL REFERENCES `groups` (`id`),
  `user_id` text NOT NULL,
  `handle_result` integer NOT NULL,
  `req_msg` text NOT NULL,
  `handled_msg` text NOT NULL,
  `requested_at` integer NOT NULL,
  `handler_id` text NOT NULL,
  `handled_at` integer NOT NULL,
  `join_source` integer NOT NULL,
  `inviter_id` text NOT NULL,
  PRIMARY KEY (`group_id`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `group_applications_user` ON `group_applications` (`user_id`);
