import type { AnyContent } from '../../../app/core/messaging/contents/content.ts';
import { createModelChannels, createModelLocks } from '../modelBrowser.ts';
import type { VirtualClock } from '../virtualClock.ts';
import { createModelDisk, type DiskConditions, type ModelDisk } from './modelDisk.ts';
import { entriesOn, type ModelJournalDisk } from './modelJournal.ts';
import type { ModelNetwork } from './modelNetwork.ts';
import { type ModelTab, openModelTab } from './modelTab.ts';
import { createModelTexts } from './modelTexts.ts';
import type { TransactionFate } from './pageDatabase.ts';
import type { ScreenWatch } from './watchScreens.ts';

type Needs = {
  name: string;
  accounts: readonly string[];
  time: VirtualClock;
  random: () => number;
  network: ModelNetwork;
  /** What can be sent beside the app's own contents. @default nothing */
  addedContents?: readonly AnyContent[];
  upload: ModelUpload;
  screens: Pick<ScreenWatch, 'told'>;
  /** What somebody logs in with. @default the same for all */
  tokenOf?: (userID: string) => string;
};

export type ModelUpload = (
  intent: string,
  signal: AbortSignal,
  timers: VirtualClock['timers'],
) => Promise<string>;

/** One browser: a database for each account, pages that come and go, one account at a time. */
export type ModelDevice = ReturnType<typeof createModelDevice>;

export function createModelDevice({
  name,
  accounts,
  time,
  random,
  network,
  addedContents = [],
  upload,
  screens,
  tokenOf = () => 'token',
}: Needs) {
  const disks = new Map<string, ModelDisk>();
  const journals = new Map<string, ModelJournalDisk>();
  const lockOf = createModelLocks(time.timers);
  const channelOf = createModelChannels(time.timers);
  const texts = createModelTexts();
  const fates: TransactionFate[] = [];
  /** Writes the device will refuse. */
  let refusals = 0;
  let wasFull = false;
  let isHealed = false;
  const conditions: DiskConditions = {
    slowness: 0,
    quota: null,
    onFull() {
      wasFull = true;
    },
  };
  let account = 0;
  let skew = 0;
  let pages = 0;
  let tabs: ModelTab[] = [];

  const userID = (): string => accounts[account % accounts.length] as string;
  const diskOf = (id: string): ModelDisk => {
    const known = disks.get(id) ?? createModelDisk(time.timers, random, conditions);
    disks.set(id, known);
    return known;
  };

  const journalOf = (id: string): ModelJournalDisk => {
    const known = journals.get(id) ?? new Map();
    journals.set(id, known);
    return known;
  };

  const openTab = (): ModelTab => {
    const id = userID();
    pages += 1;
    const owner = `${name} ${pages}`;
    const tab = openModelTab({
      userID: id,
      token: tokenOf(id),
      time,
      random,
      skew: () => skew,
      disk: diskOf(id),
      journalDisk: journalOf(id),
      texts,
      fate: () => fates.shift() ?? 'done',
      fillUp(isForGood) {
        wasFull = true;
        refusals = isForGood ? Number.POSITIVE_INFINITY : 1;
      },
      isHealed: () => isHealed,
      isFull() {
        if (refusals === 0) return false;
        refusals -= 1;
        return true;
      },
      openSocket: network.opener(owner),
      lock: lockOf(id),
      channel: channelOf(id),
      addedContents,
      upload,
      onTimeline: (conversationID, timeline) => screens.told(id, conversationID, timeline),
      onKilled: () => network.cut((one) => one === owner, 'lost', 5),
    });
    tabs.push(tab);
    return tab;
  };
  const live = (): ModelTab[] => {
    tabs = tabs.filter((tab) => !tab.isDead());
    return tabs;
  };

  return {
    name,
    userID,
    accounts,
    /** Everything it has of an account. */
    textOf: (id: string) => diskOf(id).text(),
    databaseOf: (id: string) => diskOf(id).rows,
    texts,
    openTab,
    tabs: live,
    /** The page a person uses: the newest. */
    tab: (): ModelTab => live().at(-1) ?? openTab(),
    hasSwitched: () => account > 0,
    switchAccount() {
      for (const tab of live()) tab.close();
      account += 1;
      openTab();
    },
    changeClock(by: number) {
      skew += by;
    },
    /** What happens to the next transactions. */
    plan(next: readonly TransactionFate[]) {
      fates.push(...next);
    },
    /** Each transaction takes up to so many milliseconds from now on, and as long again to be told. */
    slowDown(milliseconds: number) {
      conditions.slowness = milliseconds;
    },
    /** From now on only so many bytes more fit into the database of the person who uses it. */
    async leaveRoom(bytes: number) {
      const used = await diskOf(userID()).text();
      conditions.quota = used.length + bytes;
    },
    /** Whether it ever had to make room. */
    wasFull: () => wasFull,
    /** Whether a page keeps in memory what the device could not take. */
    isInMemory: () => live().some(({ store }) => !store.isDurable),
    /** As a person does who comes back later: what was in memory alone is gone. */
    startAnew() {
      for (const tab of live()) tab.close();
      openTab();
    },
    heal() {
      isHealed = true;
      fates.length = 0;
      refusals = 0;
      texts.refuse(false);
      conditions.slowness = 0;
      conditions.quota = null;
      for (const tab of live()) {
        tab.spare();
        tab.thaw();
      }
      if (live().length === 0) openTab();
    },
    /** What of an account's journal is on the disk. */
    journaledOf: (id: string) => entriesOn(journalOf(id), id),
    /** Kills all its pages, and what the browser had not written to the disk is lost with them. */
    killBrowser() {
      for (const tab of live()) tab.kill();
      texts.forget();
    },
    cut: (ending: Parameters<ModelNetwork['cut']>[1], lateness: number) =>
      network.cut((owner) => owner.startsWith(`${name} `), ending, lateness),
    refuse(isRefused: boolean) {
      for (let page = 1; page <= pages + 3; page += 1) {
        network.refuse(`${name} ${page}`, isRefused);
      }
    },
  };
}
