import type { Atom } from 'jotai';
import type { ComponentType } from 'react';
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
  /** What it is called beside the others. */
  label: TextKey;
  /** A word short enough for a tab: the name of tab and page when the section is the only part. */
  tabLabel?: TextKey;
  /** What its search is called, where it has one: it reads from `q` in the address what is searched for. */
  search?: TextKey;
  /** What it looks like while it is on its way: posters with a row of chips above. @default rows */
  shape?: 'posters';
};

/** How much of something waits for the person, and the sentence that says so. */
export type Waiting = { count: Atom<number>; note: CountedTextKey };

/** A row that leads to a page. */
export type RowFace = {
  path: string;
  label: TextKey;
  Icon: ComponentType<{ className?: string }>;
};

/**
 * The places where an area shows parts of others, and what each part there has: its face, which the
 * host knows before any of its code is loaded, and the props the host gives it. A slot without props
 * has faces alone. These are the slots of the shell. Whoever else has one declares it beside itself, by
 * merging this interface (`declare module`), where all who hand in may import what it is made of.
 */
export interface Slots {
  /** A page of the tab bar; chat has order 0, the person's own page 100. */
  tab: { face: TabFace; props: object };
  /** What waits for a member behind a button of the chat tab, by the button's id; all of it counts on the tab. */
  'chatTab.waiting': { face: Waiting & { at: string }; props: null };
  /** A part of the discover tab, which exists where there is at least one. */
  'discover.section': { face: SectionFace; props: object };
  /** Work without a face, for members, once the page stands still. */
  background: { face: object; props: object };
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
