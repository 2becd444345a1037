import type { Atom } from 'jotai';
import type { ComponentType } from 'react';
import type { Call } from '../../contract/call.ts';
import type { Peer } from '../../contract/gateway/conversationId.ts';
import type { CoinType } from '../../contract/points/coinRecord.ts';
import type { Order } from '../../contract/points/order.ts';
import type { ReportCall } from '../../contract/recharge/rechargeReport.ts';
import type { RechargeOffer } from '../../contract/recharge/transferOffer.ts';
import type { CountedTextKey, TextKey } from '../i18n/textKey.ts';
import type { LazySource } from '../lazy/lazyRoute.ts';
import type { PartSource } from '../lazy/loadedParts.ts';

type TabFace = {
  path: string;
  label: TextKey;
  Icon: ComponentType<{ className?: string }>;
  leadsTo?: readonly LazySource[];
  parts?: readonly PartSource<object>[];
  isStamped?: boolean;
};

type SectionFace = {
  /** Heading of the section. */
  label: TextKey;
  /** A word short enough for a tab: the name of tab and page when the section is the only part. */
  tabLabel?: TextKey;
};

/** A row that leads to a page. */
type RowFace = {
  path: string;
  label: TextKey;
  Icon: ComponentType<{ className?: string }>;
};

/** A row of the person's own page, and what is said at its end: a few words, or nothing. */
type MineRowFace = RowFace & { caption?: PartSource<object> };

/** An icon button that leads to a page. */
type ActionFace = RowFace & {
  /** What waits there for the person: how much of it, and the sentence that says so. */
  waiting?: { count: Atom<number>; note: CountedTextKey };
};

type OrderFace = {
  /** The kinds of movement it names, one or more; no two parts name the same. */
  types: readonly CoinType[];
  label: TextKey;
  /** Of an order that a person sends: the name of its call, and the page where it is sent. */
  sent?: { by: Call['name']; at: string };
  /** Names, in a statement, points that had gone out and came back. */
  returnLabel?: TextKey;
  Icon: ComponentType<{ className?: string }>;
};

export type OrderPartProps = { order: Order };

type WayFace = {
  label: TextKey;
  /** Whether the server offers it now; a way that is not offered is not shown. */
  isOffered: (offer: RechargeOffer) => boolean;
  /** Of its reports: tells whose an order is. */
  method: string;
  /** Brings its declaration of the report, by which an order of which nobody knows is read and sent again. */
  loadReport: () => Promise<ReportCall>;
};

export type WayProps = {
  /** What the server offers now; each way reads its own part. */
  offer: RechargeOffer;
  /** Asks anew what is offered. */
  readAgain: () => void;
};

type RechargeOrderFace = {
  /** The way that the order came by; one part for each. */
  method: string;
};

/** The part reads the order's `details` itself. */
export type RechargeOrderProps = OrderPartProps;

type ComposerPanelFace = {
  label: TextKey;
  Icon: ComponentType<{ className?: string }>;
  /**
   * Files of the device that the entry begins with, as an input asks for them. Browsers let a page ask
   * only in answer to a tap, so the host does, and shows the part once there are some.
   */
  picks?: { accept: string; isMultiple?: boolean; capture?: 'environment' };
};

export type ComposerPanelProps = {
  peer: Peer;
  conversationID: string;
  /** What the person chose, where the entry picks files. It may grow: what was chosen stays. */
  files: readonly File[];
  /** The part is left: what it was opened from is there again. */
  onClose: () => void;
  /** What was chosen is on its way, or another page goes on with it: where one writes is as it was before. */
  onDone: () => void;
};

/** What a section of the search has found so far. */
export type SearchProgress = { count: number; isSearching: boolean };

export type SearchSectionProps = {
  /** What the person has typed; never blank. */
  query: string;
  /** The page shows this section alone, and all it has found. */
  isWhole: boolean;
  /** @param id of the section */
  onProgress: (id: string, progress: SearchProgress) => void;
};

type ScannedFace = {
  /**
   * @param text what a code says.
   * @param origin of an app like this one.
   * @returns the path to go to here where it is an address of that app that this part makes codes of;
   *   null for anything else.
   */
  pathOf: (text: string, origin: string) => string | null;
};

/**
 * The places where an area shows parts of others, and what each part there has: its face, which the
 * host knows before any of its code is loaded, and the props the host gives it. A slot without props
 * has faces alone.
 */
export interface Slots {
  /** A page of the tab bar; chat has order 0, the person's own page 100. */
  tab: { face: TabFace; props: object };
  /** A part of the discover tab, which exists where there is at least one. */
  'discover.section': { face: SectionFace; props: object };
  /** A button in the title bar of the chat tab, for members; what waits there counts on the tab. */
  'chatTab.action': { face: ActionFace; props: null };
  /** A row of the plus menu of the chat tab, for members: begins something. The first is offered where there is no chat. */
  'chatTab.plus': { face: RowFace; props: null };
  /** A kind of address that the app's own codes carry: the scanner goes where it leads. */
  'scan.address': { face: ScannedFace; props: null };
  /** A part of what the search finds, for members. */
  'search.section': { face: object; props: SearchSectionProps };
  /** A thing that can be sent, in the panel below the field of a conversation; the part opens over it. */
  'composer.panel': { face: ComposerPanelFace; props: ComposerPanelProps };
  /** A card below the head of the person's own page, for members. */
  'mine.card': { face: object; props: object };
  /** A row of the person's own page, for members. */
  'mine.row': { face: MineRowFace; props: null };
  /** A row of the page where the person edits their profile. */
  'editInformation.row': { face: RowFace; props: null };
  /** A row of the page about security. */
  'safety.row': { face: RowFace; props: null };
  /** Work without a face, for members, once the page stands still. */
  background: { face: object; props: object };
  /** A button of the points card that leads to a page. */
  'points.action': { face: RowFace; props: null };
  /** A kind of order: its name in lists, and what the page of one order says of it. */
  'points.order': { face: OrderFace; props: OrderPartProps };
  /** A way to top up, on the page for it. */
  'recharge.way': { face: WayFace; props: WayProps };
  /** What the page of one order says of a way to top up. */
  'recharge.order': { face: RechargeOrderFace; props: RechargeOrderProps };
}

export type SlotName = keyof Slots;

/** Slots whose parts have code of their own. */
export type PartSlotName = {
  [Name in SlotName]: Slots[Name]['props'] extends null ? never : Name;
}[SlotName];

type Source<Props> = Props extends object ? PartSource<Props> : unknown;

/** What somebody hands in to a slot. */
export type SlotPart<Name extends SlotName> = {
  /** Unique among the parts of its slot. */
  id: string;
  order: number;
  /** Says what happened, or leads there: it stays while its feature is switched off. */
  isRecord?: boolean;
} & Slots[Name]['face'] &
  Source<Slots[Name]['props']>;

/** Everything that one feature or area hands in to the others. */
export type SlotParts = { readonly [Name in SlotName]?: readonly SlotPart<Name>[] };

/** @returns what stands in a slot, in the order shown, whatever order it was handed in. */
export function partsIn<Name extends SlotName>(
  handedIn: readonly SlotParts[],
  name: Name,
): SlotPart<Name>[] {
  return handedIn
    .flatMap((parts): readonly SlotPart<Name>[] => parts[name] ?? [])
    .sort((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1));
}
