import { messageKeyOf } from '../messageRef.ts';
import type { StoreChanges } from './messageStore.ts';

export const noChanges: StoreChanges = {
  messages: [],
  addedKeys: [],
  removed: [],
  latestOf: [],
  confirmedIds: [],
  unverified: [],
  gapsIn: [],
  goneFiles: [],
};

/** @returns both, with the later version of what changed twice */
export function addChanges(earlier: StoreChanges, later: StoreChanges): StoreChanges {
  const versions = new Map(
    [...earlier.messages, ...later.messages].map((message) => [messageKeyOf(message), message]),
  );
  for (const ref of later.removed) versions.delete(messageKeyOf(ref));
  return {
    messages: [...versions.values()],
    addedKeys: unite(earlier.addedKeys, later.addedKeys),
    removed: [...earlier.removed, ...later.removed].filter(
      (ref) => !versions.has(messageKeyOf(ref)),
    ),
    latestOf: unite(earlier.latestOf, later.latestOf),
    confirmedIds: unite(earlier.confirmedIds, later.confirmedIds),
    unverified: [...earlier.unverified, ...later.unverified],
    gapsIn: unite(earlier.gapsIn, later.gapsIn),
    goneFiles: [...earlier.goneFiles, ...later.goneFiles],
  };
}

function unite(left: readonly string[], right: readonly string[]): string[] {
  return [...new Set([...left, ...right])];
}
