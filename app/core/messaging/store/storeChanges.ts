import type { StoreChanges } from './messageStore.ts';

export const noChanges: StoreChanges = {
  messages: [],
  addedIds: [],
  removed: [],
  latestOf: [],
  settledIds: [],
  gapsIn: [],
};

/** @returns both, with the later version of what changed twice */
export function addChanges(earlier: StoreChanges, later: StoreChanges): StoreChanges {
  const versions = new Map(
    [...earlier.messages, ...later.messages].map((message) => [message.clientMsgID, message]),
  );
  for (const { clientMsgID } of later.removed) versions.delete(clientMsgID);
  return {
    messages: [...versions.values()],
    addedIds: unite(earlier.addedIds, later.addedIds),
    removed: [...earlier.removed, ...later.removed].filter(
      ({ clientMsgID }) => !versions.has(clientMsgID),
    ),
    latestOf: unite(earlier.latestOf, later.latestOf),
    settledIds: unite(earlier.settledIds, later.settledIds),
    gapsIn: unite(earlier.gapsIn, later.gapsIn),
  };
}

function unite(left: readonly string[], right: readonly string[]): string[] {
  return [...new Set([...left, ...right])];
}
