/** What the platform announces at the head of the discover page. */
export const discoverHead = {
  load: async () => (await import('./DiscoverHead.tsx')).DiscoverHead,
};
