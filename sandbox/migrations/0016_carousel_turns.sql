CREATE TABLE `carousel_turns` (
	`package_id` integer PRIMARY KEY NOT NULL,
	`seconds` integer NOT NULL
);
