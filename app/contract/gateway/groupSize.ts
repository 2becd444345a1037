/** Most members of a group, and of a channel. */
const most = { group: 2_000, channel: 100_000 };

/** @returns how many people a group holds, or a channel. */
export function mostIn({ isChannel }: { isChannel: boolean }): number {
  return isChannel ? most.channel : most.group;
}
