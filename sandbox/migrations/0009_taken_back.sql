CREATE TABLE `message_files` (
	`name` text NOT NULL,
	`thread_id` text NOT NULL,
	`seq` integer NOT NULL,
	`place` integer NOT NULL,
	PRIMARY KEY(`name`, `thread_id`, `seq`, `place`)
);
--> statement-breakpoint
CREATE INDEX `message_files_message` ON `message_files` (`thread_id`,`seq`,`place`);
--> statement-breakpoint
CREATE TABLE `message_quotes` (
	`client_msg_id` text NOT NULL,
	`thread_id` text NOT NULL,
	`seq` integer NOT NULL,
	`place` integer NOT NULL,
	PRIMARY KEY(`client_msg_id`, `thread_id`, `seq`, `place`)
);
--> statement-breakpoint
CREATE INDEX `message_quotes_message` ON `message_quotes` (`thread_id`,`seq`,`place`);
--> statement-breakpoint
ALTER TABLE `media` ADD `removed_at` integer;
--> statement-breakpoint
-- Addresses of files in the elements of messages that still say something; those of faces and what
-- notices tell are none of theirs. Some elements hold JSON as text, so that each text is looked into once.
CREATE VIEW `named_files` AS
SELECT
  `messages`.`thread_id`, `messages`.`seq`, `messages`.`place`,
  substr(`inner`.`value`, instr(`inner`.`value`, '/media/') + 7) AS `name`
FROM
  `messages`,
  json_tree(CASE WHEN json_valid(`body`) THEN `body` ELSE '{}' END) AS `outer`,
  json_tree(
    CASE WHEN json_valid(`outer`.`value`) THEN `outer`.`value` ELSE json_quote(`outer`.`value`) END
  ) AS `inner`
WHERE instr(`body`, '/media/') > 0 AND `content_type` <> 101 AND `status` NOT IN (4, 5)
  AND `outer`.`type` = 'text' AND instr(`outer`.`value`, '/media/') > 0
  AND `outer`.`key` NOT IN ('content', 'senderFaceUrl')
  AND `outer`.`fullkey` NOT LIKE '$.notificationElem%'
  AND `inner`.`type` = 'text' AND instr(`inner`.`value`, '/media/') > 0;
--> statement-breakpoint
CREATE VIEW `named_quotes` AS
SELECT
  `messages`.`thread_id`, `messages`.`seq`, `messages`.`place`, `quoted`.`value` AS `client_msg_id`
FROM
  `messages`,
  json_tree(CASE WHEN json_valid(`body`) THEN `body` ELSE '{}' END) AS `quoted`
WHERE instr(`body`, 'quoteMessage') > 0 AND `content_type` <> 101 AND `status` NOT IN (4, 5)
  AND `quoted`.`key` = 'clientMsgID' AND `quoted`.`type` = 'text'
  AND `quoted`.`path` LIKE '%.quoteMessage';
--> statement-breakpoint
-- Texts (101) name nothing, and are the most.
CREATE TRIGGER `messages_naming_added` AFTER INSERT ON `messages`
WHEN NEW.`content_type` <> 101 BEGIN
  INSERT OR IGNORE INTO `message_files` (`thread_id`, `seq`, `place`, `name`)
  SELECT * FROM `named_files`
  WHERE `thread_id` = NEW.`thread_id` AND `seq` = NEW.`seq` AND `place` = NEW.`place`;
  INSERT OR IGNORE INTO `message_quotes` (`thread_id`, `seq`, `place`, `client_msg_id`)
  SELECT * FROM `named_quotes`
  WHERE `thread_id` = NEW.`thread_id` AND `seq` = NEW.`seq` AND `place` = NEW.`place`;
END;
--> statement-breakpoint
CREATE TRIGGER `messages_naming_changed` AFTER UPDATE OF `status`, `body` ON `messages` BEGIN
  DELETE FROM `message_files`
  WHERE `thread_id` = OLD.`thread_id` AND `seq` = OLD.`seq` AND `place` = OLD.`place`;
  DELETE FROM `message_quotes`
  WHERE `thread_id` = OLD.`thread_id` AND `seq` = OLD.`seq` AND `place` = OLD.`place`;
  INSERT OR IGNORE INTO `message_files` (`thread_id`, `seq`, `place`, `name`)
  SELECT * FROM `named_files`
  WHERE `thread_id` = NEW.`thread_id` AND `seq` = NEW.`seq` AND `place` = NEW.`place`;
  INSERT OR IGNORE INTO `message_quotes` (`thread_id`, `seq`, `place`, `client_msg_id`)
  SELECT * FROM `named_quotes`
  WHERE `thread_id` = NEW.`thread_id` AND `seq` = NEW.`seq` AND `place` = NEW.`place`;
END;
--> statement-breakpoint
CREATE TRIGGER `messages_naming_removed` AFTER DELETE ON `messages` BEGIN
  DELETE FROM `message_files`
  WHERE `thread_id` = OLD.`thread_id` AND `seq` = OLD.`seq` AND `place` = OLD.`place`;
  DELETE FROM `message_quotes`
  WHERE `thread_id` = OLD.`thread_id` AND `seq` = OLD.`seq` AND `place` = OLD.`place`;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO `message_files` (`thread_id`, `seq`, `place`, `name`) SELECT * FROM `named_files`;
--> statement-breakpoint
INSERT OR IGNORE INTO `message_quotes` (`thread_id`, `seq`, `place`, `client_msg_id`)
SELECT * FROM `named_quotes`;
