import { createTabLink } from '../../../app/core/messaging/tabs/tabLink.ts';
import type { Broadcast, Command } from '../../../app/core/messaging/tabs/tabMessage.ts';
import type { TabChannel } from '../../../app/platform/tabChannel.ts';
import type { Timers } from '../../../app/platform/timers.ts';
import { createModelChannels } from '../modelBrowser.ts';
import { createVirtualClock } from '../virtualClock.ts';

/** Something a tab asks the leader for. */
export const load: Command = { name: 'load-list', list: 'members', ofID: 'walkers' };

/** Two tabs of one account, joined by a channel as a browser's; `join` brings another. */
export function joinModelTabs() {
  const time = createVirtualClock();
  const channelOf = createModelChannels(time.timers);
  let ids = 0;
  const join = () => {
    const tab = {
      isLeading: false,
      isVisible: true,
      done: [] as string[],
      broadcasts: [] as Broadcast[],
      silences: 0,
      newcomers: 0,
      result: (): Promise<unknown> => Promise.resolve(),
      /** While it sleeps, messages and timers wait. */
      missed: null as (() => void)[] | null,
      pings: 0,
    };
    const awake = (callback: () => void): void => {
      if (tab.missed) tab.missed.push(callback);
      else callback();
    };
    const room = channelOf('account');
    let isClosed = false;
    const channel: TabChannel = {
      send(message) {
        // As a BroadcastChannel does.
        if (isClosed) throw new DOMException('Channel is closed', 'InvalidStateError');
        if ((message as { type: string }).type === 'ping') tab.pings += 1;
        room.send(message);
      },
      subscribe: (listener) => room.subscribe((message) => awake(() => listener(message))),
      close() {
        isClosed = true;
        room.close();
      },
    };
    const timers: Timers = {
      set: (callback, delay) => time.timers.set(() => awake(callback), delay),
      clear: time.timers.clear,
    };
    const link = createTabLink({
      channel,
      timers,
      newId: () => `id${++ids}`,
      isLeading: () => tab.isLeading,
      isVisible: () => tab.isVisible,
      run(command) {
        tab.done.push(command.name);
        return tab.result();
      },
      onBroadcast: (broadcast) => tab.broadcasts.push(broadcast),
      onLeader: () => undefined,
      onWatched: () => undefined,
      onSilence: () => {
        tab.silences += 1;
      },
      onNewcomer: () => {
        tab.newcomers += 1;
      },
    });
    return { ...link, tab, channel };
  };
  return { time, join, leader: join(), follower: join() };
}
