CREATE TABLE `message_texts` (
  `id` integer PRIMARY KEY NOT NULL,
  `thread_id` text NOT NULL,
  `seq` integer NOT NULL,
  `place` integer NOT NULL,
  `text` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `message_texts_message` ON `message_texts` (`thread_id`, `seq`, `place`);
--> statement-breakpoint
CREATE VIRTUAL TABLE `message_index` USING fts5(
  `text`, content = 'message_texts', content_rowid = 'id', columnsize = 0, tokenize = 'trigram'
);
--> statement-breakpoint
CREATE TRIGGER `message_texts_added` AFTER INSERT ON `message_texts` BEGIN
  INSERT INTO `message_index` (`rowid`, `text`) VALUES (NEW.`id`, NEW.`text`);
END;
--> statement-breakpoint
CREATE TRIGGER `message_texts_removed` AFTER DELETE ON `message_texts` BEGIN
  INSERT INTO `message_index` (`message_index`, `rowid`, `text`)
  VALUES ('delete', OLD.`id`, OLD.`text`);
END;
--> statement-breakpoint
-- What of a message can be found: its text (101), its text with mentions (106), the name of its file
-- (105). Nothing of one that was deleted (4) or taken back (5).
CREATE VIEW `searchable_texts` AS
SELECT
  `thread_id`, `seq`, `place`,
  lower(
    CASE `content_type`
      WHEN 106 THEN json_extract(`body`, '$.atElem.text')
      WHEN 105 THEN json_extract(`body`, '$.fileElem.fileName')
      ELSE json_extract(`body`, '$.content')
    END
  ) AS `text`
FROM `messages`
WHERE `content_type` IN (101, 105, 106) AND `status` NOT IN (4, 5);
--> statement-breakpoint
CREATE TRIGGER `messages_added` AFTER INSERT ON `messages` BEGIN
  INSERT INTO `message_texts` (`thread_id`, `seq`, `place`, `text`)
  SELECT * FROM `searchable_texts`
  WHERE `thread_id` = NEW.`thread_id` AND `seq` = NEW.`seq` AND `place` = NEW.`place`
    AND `text` <> '';
END;
--> statement-breakpoint
CREATE TRIGGER `messages_changed` AFTER UPDATE OF `status`, `content_type`, `body` ON `messages` BEGIN
  DELETE FROM `message_texts`
  WHERE `thread_id` = OLD.`thread_id` AND `seq` = OLD.`seq` AND `place` = OLD.`place`;
  INSERT INTO `message_texts` (`thread_id`, `seq`, `place`, `text`)
  SELECT * FROM `searchable_texts`
  WHERE `thread_id` = NEW.`thread_id` AND `seq` = NEW.`seq` AND `place` = NEW.`place`
    AND `text` <> '';
END;
--> statement-breakpoint
CREATE TRIGGER `messages_removed` AFTER DELETE ON `messages` BEGIN
  DELETE FROM `message_texts`
  WHERE `thread_id` = OLD.`thread_id` AND `seq` = OLD.`seq` AND `place` = OLD.`place`;
END;
--> statement-breakpoint
INSERT INTO `message_texts` (`thread_id`, `seq`, `place`, `text`)
SELECT * FROM `searchable_texts` WHERE `text` <> '';
--> statement-breakpoint
CREATE TABLE `message_burns` (
  `thread_id` text NOT NULL,
  `seq` integer NOT NULL,
  `due_at` integer NOT NULL,
  PRIMARY KEY (`thread_id`, `seq`)
);
--> statement-breakpoint
CREATE INDEX `message_burns_due` ON `message_burns` (`due_at`);
