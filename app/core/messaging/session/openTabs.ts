import { openTabChannel, type TabChannel } from '../../../platform/tabChannel.ts';
import { type TabLock, webLock } from '../../../platform/tabLock.ts';

/** The lock that decides which tab of an account leads, and the channel between its tabs. */
export type Tabs = { lock: TabLock; channel: TabChannel };

/** @param name the same in all tabs of the account, and of no other account */
export async function openTabs(name: string): Promise<Tabs> {
  const lock = webLock(name) ?? (await leaseFor(name));
  return { lock, channel: openTabChannel(name) ?? (await storedChannel(name)) };
}

/** Only old browsers need it, so its code is fetched when it is used. */
async function leaseFor(name: string): Promise<TabLock> {
  const { openTabLease } = await import('../../../platform/openTabLease.ts');
  return openTabLease(name);
}

/** Only old browsers need it, so its code is fetched when it is used. */
async function storedChannel(name: string): Promise<TabChannel> {
  const { openStoredChannel } = await import('../../../platform/storedChannel.ts');
  return openStoredChannel(name);
}
