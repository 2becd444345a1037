/** The conversations that the other tabs show. */
export interface WatchedConversations {
  /** @returns whether this is the first message of that tab */
  set(tab: string, ids: readonly string[]): boolean;
  remove(tab: string): void;
  has(conversationID: string): boolean;
  clear(): void;
}

export function createWatchedConversations(): WatchedConversations {
  const byTab = new Map<string, readonly string[]>();
  return {
    set(tab, ids) {
      const isNew = !byTab.has(tab);
      byTab.set(tab, ids);
      return isNew;
    },
    remove: (tab) => void byTab.delete(tab),
    has: (conversationID) => [...byTab.values()].some((ids) => ids.includes(conversationID)),
    clear: () => byTab.clear(),
  };
}
