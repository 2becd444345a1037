import type { GroupInfo } from './entities/group.ts';

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
