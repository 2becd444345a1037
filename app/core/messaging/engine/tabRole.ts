import { joinTabs } from '../tabs/joinTabs.ts';
import type { TabLink } from '../tabs/tabLink.ts';
import type { Broadcast, Command } from '../tabs/tabMessage.ts';
import type { EngineNeeds } from './engineNeeds.ts';
import type { LeaderTerm } from './leaderTerm.ts';

/** What the other parts do with the role. */
export type TabRoleParts = {
  startTerm: () => LeaderTerm;
  run: (command: Command) => Promise<unknown>;
  onBroadcast: (message: Broadcast) => void;
  /** Reads again everything that is shown, whether or not a broadcast named it. */
  reload: () => void;
  /** A tab came: it needs the current status. */
  onNewcomer: () => void;
  /** The connection of this tab is closed. */
  onFollow: () => void;
};

type Needs = Pick<EngineNeeds, 'userID' | 'gateway' | 'store' | 'tabs' | 'timers' | 'isVisible'> & {
  newId: () => string;
};

/** Whether this tab holds the connection of the account, or follows one that does. */
export interface TabRole {
  /** Null: this tab does not lead. */
  term(): LeaderTerm | null;
  /** Null: there are no other tabs, or this one goes its own way. */
  link(): TabLink | null;
  broadcast(message: Broadcast): void;
  /** Joins the other tabs, or leads where there can be none. */
  join(parts: TabRoleParts): void;
  /** What the others cannot see they cannot send: this tab goes its own way. */
  goAlone(): void;
  /** @param token null: nobody is to be logged in */
  setToken(token: string | null): void;
  close(): void;
}

export function createTabRole(needs: Needs): TabRole {
  const { userID, gateway, store, tabs } = needs;
  let token: string | null = null;
  let parts: TabRoleParts | null = null;
  let term: LeaderTerm | null = null;
  let link: TabLink | null = null;

  const lead = (): void => {
    if (!parts || term) return;
    // The tab that led before may have gone before it broadcast its last changes.
    parts.reload();
    term = parts.startTerm();
    if (token !== null) gateway.start({ userID, token });
    link?.lead();
  };
  const follow = (): void => {
    term?.close();
    term = null;
    parts?.onFollow();
    gateway.close();
  };
  const broadcast = (message: Broadcast): void => link?.broadcast(message);
  const leaveTabs = (): void => {
    link?.close();
    link = null;
  };

  return {
    term: () => term,
    link: () => link,
    broadcast,
    join(given) {
      parts = given;
      if (!tabs || !store.isDurable) return lead();
      link = joinTabs({
        ...needs,
        ...tabs,
        ...given,
        isLeading: () => term !== null,
        onLeader: given.reload,
        onWatched: (ids) => term?.watch(ids),
        onLead: lead,
        onFollow() {
          follow();
          broadcast({ type: 'stepped-down' });
          // While it slept, it missed broadcasts.
          given.reload();
        },
      });
    },
    goAlone() {
      leaveTabs();
      lead();
    },
    setToken(given) {
      token = given;
      if (term && token !== null) gateway.start({ userID, token });
    },
    close() {
      follow();
      parts = null;
      leaveTabs();
    },
  };
}
