import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

// Columns of user ids name rows of `users`, which are never deleted. Moments are in milliseconds. Texts by
// language are JSON objects by locale. What an operator takes away keeps its row, for reports name it.

/** What the videos of a brand are sorted by, in the order of `place`. */
export const videoCategories = sqliteTable(
  'video_categories',
  {
    packageId: integer('package_id').notNull(),
    id: text('id').notNull(),
    names: text('names').notNull(),
    place: integer('place').notNull(),
  },
  (table) => [primaryKey({ columns: [table.packageId, table.id] })],
);

/** What a video and a highlight have: `clip` is the folder of its files, `file` what plays it. */
const clipColumns = () => ({
  titles: text('titles').notNull(),
  clip: text('clip'),
  file: text('file').notNull(),
  /** JSON object: file of the captions by locale. */
  captions: text('captions').notNull(),
  type: text('type', { enum: ['mp4', 'hls'] }).notNull(),
  /** Addresses of pictures. */
  cover: text('cover').notNull(),
  thumbnail: text('thumbnail').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  seconds: integer('seconds').notNull(),
});

export const videos = sqliteTable(
  'videos',
  {
    id: text('id').primaryKey(),
    packageId: integer('package_id').notNull(),
    category: text('category').notNull(),
    ...clipColumns(),
    /** Views that were counted, and those it came with. */
    views: integer('views').notNull(),
    publishedAt: integer('published_at').notNull(),
    removedAt: integer('removed_at'),
  },
  (table) => [index('videos_package').on(table.packageId, table.publishedAt)],
);

/** When somebody's view of a video was last counted. */
export const videoViews = sqliteTable(
  'video_views',
  {
    userId: text('user_id').notNull(),
    videoId: text('video_id')
      .notNull()
      .references(() => videos.id),
    countedAt: integer('counted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.videoId] })],
);

export const highlights = sqliteTable(
  'highlights',
  {
    id: text('id').primaryKey(),
    packageId: integer('package_id').notNull(),
    hostId: text('host_id').notNull(),
    state: text('state', { enum: ['live', 'replay', 'ended'] }).notNull(),
    /** Value of the filter `topic`. */
    topic: text('topic').notNull(),
    ...clipColumns(),
    startsAt: integer('starts_at').notNull(),
    removedAt: integer('removed_at'),
  },
  (table) => [index('highlights_package').on(table.packageId, table.startsAt)],
);

/** Pictures of the first page, newest last. */
export const pictures = sqliteTable(
  'pictures',
  {
    id: text('id').primaryKey(),
    packageId: integer('package_id').notNull(),
    kind: text('kind', { enum: ['carousel', 'opening', 'pick'] }).notNull(),
    image: text('image').notNull(),
    titles: text('titles').notNull(),
    /** https address, or empty. */
    link: text('link').notNull(),
    addedAt: integer('added_at').notNull(),
    removedAt: integer('removed_at'),
  },
  (table) => [index('pictures_package').on(table.packageId, table.kind)],
);

/** Brands whose carousel goes on by itself: seconds that a picture stands. */
export const carouselTurns = sqliteTable('carousel_turns', {
  packageId: integer('package_id').primaryKey(),
  seconds: integer('seconds').notNull(),
});

/** Codes of customer service, each for one account; only their SHA-256 is kept. */
export const activationCodes = sqliteTable('activation_codes', {
  hash: text('hash').primaryKey(),
  platformId: integer('platform_id').notNull(),
  madeAt: integer('made_at').notNull(),
  usedBy: text('used_by'),
  usedAt: integer('used_at'),
});

/** People whose invitation code activates whoever enters it. */
export const activatingInviters = sqliteTable('activating_inviters', {
  userId: text('user_id').primaryKey(),
  markedAt: integer('marked_at').notNull(),
});

/** Codes that somebody tried and that were wrong. */
export const wrongCodes = sqliteTable(
  'wrong_codes',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: text('user_id').notNull(),
    triedAt: integer('tried_at').notNull(),
  },
  (table) => [index('wrong_codes_user').on(table.userId, table.triedAt)],
);
