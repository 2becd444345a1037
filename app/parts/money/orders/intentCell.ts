import type { Call } from '../../../contract/call.ts';
import type { CallError } from '../../../contract/callError.ts';
import { createIntentCommits, type IntentCommits } from './intentCommits.ts';
import type { MoneyIntentsOptions } from './intentNeeds.ts';
import type { IntentRecord } from './intentRecord.ts';
import { type IntentPage, type IntentState, stateOf, unreadPage } from './intentState.ts';

export type IntentView = {
  state: IntentState;
  /** The last passing refusal, such as a wrong fund password; null once there is a newer word. */
  passing: CallError | null;
  /** The record behind it, for lists; null without one. */
  record: IntentRecord | null;
};

export type IntentNeeds = Omit<MoneyIntentsOptions, 'onWake' | 'channel'> & {
  /** Of the call. */
  name: string;
  /** The view is another one. */
  onChange: () => void;
  /** Tells the other pages. @param settledKey null where something has only changed */
  tell: (settledKey: string | null) => void;
};

/** What the parts of one order's machine share. */
export interface IntentCell {
  readonly needs: IntentNeeds;
  readonly commits: IntentCommits;
  readonly page: IntentPage;
  /** The same object until something changes. */
  readonly view: IntentView;
  /** The call as the screen declares it that shows it, or sent it; null before any did. */
  declared: Call | null;
  /** Screens that show it, the one that came last at the end. */
  watchers: readonly { declared: Call }[];
  /** Of the order on the screen, for as long as it stays there. Never stored. */
  secret: object | null;
  isDropping: boolean;
  isOver: boolean;
  set(changes: Partial<IntentPage>): void;
  /** Whether the page is still about this order. */
  isStill(record: IntentRecord): boolean;
}

/** @param follow called after every change */
export function createIntentCell(needs: IntentNeeds, follow: () => void): IntentCell {
  let page = unreadPage;
  let view: IntentView = { state: { kind: 'loading' }, passing: null, record: null };
  return {
    needs,
    commits: createIntentCommits(needs, { ...needs.owner, call: needs.name }),
    get page() {
      return page;
    },
    get view() {
      return view;
    },
    declared: null,
    watchers: [],
    secret: null,
    isDropping: false,
    isOver: false,
    set(changes) {
      page = { ...page, ...changes };
      view = { state: stateOf(page, needs.clock()), passing: page.passing, record: page.record };
      follow();
      if (!this.isOver) needs.onChange();
    },
    isStill: (record) => page.record?.key === record.key,
  };
}
