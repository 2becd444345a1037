import type { LazyRoute, LazySource } from '../../core/lazy/lazyRoute.ts';
import { paths } from '../../core/navigation/paths.ts';

const conversation: LazyRoute = {
  path: paths.conversation,
  load: async () => (await import('./conversation/ConversationScreen.tsx')).ConversationScreen,
};

const search: LazyRoute = {
  path: paths.search,
  load: async () => (await import('./search/SearchScreen.tsx')).SearchScreen,
};

const forward: LazyRoute = {
  path: paths.forward,
  load: async () => (await import('./forward/ForwardScreen.tsx')).ForwardScreen,
};

const chatMedia: LazyRoute = {
  path: paths.chatMedia,
  load: async () => (await import('./chatMedia/ChatMediaScreen.tsx')).ChatMediaScreen,
};

const chooseLocation: LazyRoute = {
  path: paths.chooseLocation,
  load: async () => (await import('./places/ChooseLocationScreen.tsx')).ChooseLocationScreen,
};

const openLocation: LazyRoute = {
  path: paths.openLocation,
  load: async () => (await import('./places/OpenLocationScreen.tsx')).OpenLocationScreen,
};

/** The start page of members; to visitors it says what it takes. */
export const chatTab: LazySource = {
  load: async () => (await import('./list/ChatTab.tsx')).ChatTab,
  leadsTo: [conversation, search],
};

/** The pages of messages. */
export const chatScreens: readonly LazyRoute[] = [
  conversation,
  search,
  forward,
  chatMedia,
  chooseLocation,
  openLocation,
];
