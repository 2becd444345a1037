import type { LazyRoute, LazySource } from '../../core/lazy/lazyRoute.ts';
import { paths } from '../../core/navigation/paths.ts';

const conversation: LazyRoute = {
  path: paths.conversation,
  namespaces: ['chat.conversation', 'chat.message', 'common.person'],
  load: async () => (await import('./conversation/ConversationScreen.tsx')).ConversationScreen,
};

const search: LazyRoute = {
  path: paths.search,
  namespaces: ['chat.search', 'chat.sticker', 'common.person'],
  load: async () => (await import('./search/SearchScreen.tsx')).SearchScreen,
};

const forward: LazyRoute = {
  path: paths.forward,
  namespaces: ['chat.forward', 'chat.message', 'common.person'],
  load: async () => (await import('./forward/ForwardScreen.tsx')).ForwardScreen,
};

const chooseLocation: LazyRoute = {
  path: paths.chooseLocation,
  namespaces: ['chat.places'],
  load: async () => (await import('./places/ChooseLocationScreen.tsx')).ChooseLocationScreen,
};

const openLocation: LazyRoute = {
  path: paths.openLocation,
  namespaces: ['chat.places'],
  load: async () => (await import('./places/OpenLocationScreen.tsx')).OpenLocationScreen,
};

/** The start page of members; to visitors it says what it takes. */
export const chatTab: LazySource = {
  load: async () => (await import('./list/ChatTab.tsx')).ChatTab,
  namespaces: ['chat.list', 'chat.message', 'common.person'],
  leadsTo: [conversation, search],
};

/** The pages of messages. */
export const chatScreens: readonly LazyRoute[] = [
  conversation,
  search,
  forward,
  chooseLocation,
  openLocation,
];
