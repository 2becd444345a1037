// Which tests hold what a folder is for, beyond the tests that import it. An area never imports another, so
// that what changes in one can be seen in its own pages alone.

/**
 * Browser tests of each folder, by their files in `tests/e2e` without `.spec.ts`. Of the folders a file is in,
 * the one named most exactly counts; a file that no folder here holds is seen by the areas that import it.
 * @type {Record<string, string[]>}
 */
export const specsByFolder = {
  'app/base/account': ['account', 'avatar', 'journeys/member'],
  'app/base/account/notices': ['notices', 'account'],
  'app/base/account/notifications': ['notices'],
  'app/base/account/avatar': ['avatar'],
  'app/base/chat': ['messaging', 'chatList', 'messageActions'],
  'app/base/chat/actions': ['messageActions', 'copyPicture', 'forward'],
  'app/base/chat/alerts': ['notices', 'messaging'],
  'app/base/chat/calendar': ['dates'],
  'app/base/chat/composer': ['messaging', 'mentionPicker', 'emojiKeyboard', 'stickers', 'voice'],
  'app/base/chat/composer/stickers': ['stickers'],
  'app/base/chat/conversation': [
    'messaging',
    'timeline',
    'unread',
    'refusals',
    'groupConversation',
  ],
  'app/base/chat/forward': ['forward', 'share'],
  'app/base/chat/kinds': ['pictures', 'links', 'places', 'stickers', 'voice', 'brokenPictures'],
  'app/base/chat/list': ['chatList', 'unread', 'smallPhone'],
  'app/base/chat/places': ['places'],
  'app/base/chat/readers': ['readers'],
  'app/base/chat/record': ['forward'],
  'app/base/chat/search': ['search'],
  'app/base/chat/status': ['messaging', 'presence'],
  'app/base/chat/stickers': ['stickers'],
  'app/base/chat/timeline': ['timeline', 'drift', 'unread', 'mentions', 'messageActions'],
  'app/base/contacts': ['contacts', 'people', 'refusals', 'scan'],
  'app/base/session': ['session', 'journeys/member', 'faults'],
  'app/features/dating': ['journeys/features'],
  'app/features/exchange': ['exchange', 'journeys/money'],
  'app/parts/crop': ['avatar'],
  'app/parts/groups': ['groups', 'groupsBegun'],
  'app/parts/scan': ['scan'],
  'app/parts/playback': ['watchVideo'],
  'app/parts/money': ['exchange', 'recharge', 'points', 'journeys/money'],
  'app/features/game': ['journeys/features'],
  'app/base/chat/chatMedia': ['groups', 'pictures'],
  'app/base/chat/pinned': ['groups'],
  'app/features/channels': ['groups', 'journeys/features'],
  'app/features/groups': [
    'groups',
    'groupConversation',
    'groupsBegun',
    'search',
    'journeys/features',
  ],
  'app/features/highlights': ['highlights', 'journeys/features'],
  'app/features/invite': ['account', 'scan', 'journeys/features'],
  'app/features/multi-account': ['journeys/features'],
  'app/features/points': ['points', 'journeys/money'],
  'app/features/recharge': ['recharge', 'journeys/money'],
  'app/features/recharge-usdt': ['recharge', 'journeys/money'],
  'app/features/video': ['videos', 'watchVideo', 'journeys/features'],
  'app/core/messaging': ['messaging', 'contacts', 'chatList', 'unread', 'timeline', 'sendingMedia'],
  'app/core/messaging/tabs': ['messaging', 'storage'],
  'app/core/messaging/sync': [
    'messaging',
    'messagingFaults',
    'messagingGone',
    'unread',
    'timeline',
  ],
  'app/core/messaging/store': ['messaging', 'messagingGone', 'timeline'],
  'app/core/messaging/outbox': ['messaging', 'sendingMedia', 'mediaFaults'],
  'app/core/messaging/search': ['search'],
  'app/core/messaging/contents': ['forward', 'messaging', 'sendingMedia'],
  'app/core/session': ['session', 'faults', 'storage', 'journeys/member'],
  'app/core/guard': ['guard', 'journeys/visitor'],
  'app/core/cache': ['keptPage'],
  'app/core/scheme': ['keptPage', 'firstPaint'],
  'app/core/stamped': ['firstPaint', 'journeys/everyBrand'],
  'app/core/update': ['release', 'keptPage'],
  'app/core/busy': ['release'],
  'app/core/serviceWorker': ['release', 'share', 'keptPage', 'journeys/visitor'],
  'app/core/language': ['account', 'journeys/site'],
  'app/core/i18n': ['account', 'journeys/site'],
  'app/platform/translation': ['translation'],
  'app/transport': ['faults', 'messaging', 'exchange', 'sendingMedia'],
  'app/transport/gateway': ['messaging', 'frames', 'messagingFaults'],
  'app/shell': ['guard', 'overlays', 'modal', 'journeys/visitor', 'journeys/site'],
  'app/shell/discover': ['firstPage'],
  'app/shell/opening': ['firstPage'],
  'app/shell/tabs': ['smallPhone', 'journeys/everyBrand'],
  'app/shell/stack': ['overlays', 'guard', 'motion'],
  'app/shell/frame': ['guard', 'offlineStrip'],
  'app/shell/modal': ['modal', 'overlays'],
  'app/brand': ['journeys/everyBrand', 'journeys/visitor'],
  brands: ['journeys/everyBrand', 'journeys/visitor'],
  cli: ['journeys/everyBrand', 'configuredHost'],
  sandbox: ['messaging', 'faults', 'journeys/member'],
  'sandbox/money': ['exchange', 'recharge', 'points', 'operator'],
  'sandbox/calls/exchange': ['exchange'],
  'sandbox/calls/recharge': ['recharge'],
  'sandbox/gateway': ['messaging', 'contacts', 'readers', 'search', 'groups'],
  'sandbox/media': ['sendingMedia', 'pictures'],
  'sandbox/notices': ['notices', 'points'],
  'sandbox/pages': ['operator'],
};

/**
 * Test folders that reach what they test by running it, and so import nothing of it.
 * @type {Record<string, string[]>}
 */
export const testsByFolder = {
  cli: ['tests/cli', 'tests/build'],
  brands: ['tests/build', 'tests/cli/check.test.ts'],
  'app/brand': ['tests/cli/check.test.ts', 'tests/build'],
  'app/core/stamped': ['tests/build'],
  'app/features': ['tests/build'],
  '.github': ['tests/architecture'],
  scripts: ['tests/architecture'],
};

/** Tests that read sources, texts or brands by their path: whatever changes may be of them. */
export const readersOfFiles = [
  'app/brand/check.test.ts',
  'app/brand/jsonSchema.test.ts',
  'app/brand/resolve.test.ts',
  'app/brand/schemaFindings.test.ts',
  'app/brand/theme/theme.test.ts',
  'app/features/exchange/texts.test.ts',
  'app/shell/namesNoFeature.test.ts',
  'cli/commands/explain/catalogue.test.ts',
  'cli/deploy/jsonSchema.test.ts',
];

/** Tests of what a README says. */
export const testsOfMaps = [
  'tests/architecture/howTos.test.ts',
  'tests/architecture/readmes.test.ts',
];

/** What every test runs with: a change of it is a change of all. */
export const everything = [
  'package-lock.json',
  'package.json',
  'tests/e2e/playwright.config.ts',
  'tests/support/sameInputs.ts',
  'vite.config.ts',
];
