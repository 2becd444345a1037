import type { GroupInfo } from './entities/group.ts';

/** `ex` of a channel that holds nothing else. */
export const channelMark = '{"groupType":"channel"}';

/** @returns whether only owner and admins post: `groupType` of the JSON in `ex` is `channel`. */
export function isChannel({ ex }: Pick<GroupInfo, 'ex'>): boolean {
  try {
    const value: unknown = JSON.parse(ex);
    if (typeof value !== 'object' || value === null) return false;
    return 'groupType' in value && value.groupType === 'channel';
  } catch {
    return false;
  }
}
