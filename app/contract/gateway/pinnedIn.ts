import type { GroupInfo } from './entities/group.ts';

/** Which message is pinned in a group; it says nothing of the words. */
export type PinnedName = { clientMsgID: string; sendID: string };

/** @returns the message that is pinned in a group: `pinned` of the JSON in `ex`; null for none */
export function pinnedIn({ ex }: Pick<GroupInfo, 'ex'>): PinnedName | null {
  const { pinned } = keysOf(ex);
  if (typeof pinned !== 'object' || pinned === null) return null;
  const { clientMsgID, sendID } = pinned as Record<string, unknown>;
  if (typeof clientMsgID !== 'string' || typeof sendID !== 'string') return null;
  return clientMsgID === '' || sendID === '' ? null : { clientMsgID, sendID };
}

/** @returns the `ex` of a group with another message pinned, or none: all else in it stays */
export function withPinned(ex: string, pinned: PinnedName | null): string {
  const { pinned: _before, ...others } = keysOf(ex);
  if (pinned === null) return Object.keys(others).length === 0 ? '' : JSON.stringify(others);
  const { clientMsgID, sendID } = pinned;
  return JSON.stringify({ ...others, pinned: { clientMsgID, sendID } });
}

function keysOf(ex: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(ex);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
    return value as Record<string, unknown>;
  } catch {
    // Nothing that anybody could read.
    return {};
  }
}
