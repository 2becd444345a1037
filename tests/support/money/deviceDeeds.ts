import type { ModelTab } from './modelTabs.ts';

/** What happens to a device and the page on it. */
export const deviceDeeds = ['offline', 'online', 'hide', 'show'] as const;
export type DeviceDeed = (typeof deviceDeeds)[number];

/** The device loses the network, or the page is hidden, and back. */
export function changeDevice(tab: ModelTab, deed: DeviceDeed): void {
  const { device } = tab;
  if (deed === 'offline' || deed === 'online') device.isOnline = deed === 'online';
  else device.isSeen = deed === 'show';
  if (deed === 'online' || deed === 'show') tab.wake();
}
