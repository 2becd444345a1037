import { paths } from '../../core/navigation/paths.ts';

/** One visited place. `key` is the router's, unique per history entry. */
export type Place = { key: string; pathname: string; search: string };
export type Entry = Place & {
  kind: 'tab' | 'page' | 'overlay';
  /** The key under which its page was built, where that was done ahead. */
  builtAs?: string;
};

export type StackState = {
  /** Oldest first; the last one is in front. Never empty. */
  entries: readonly Entry[];
  /** Tab paths visited so far: their pages stay mounted. */
  tabs: readonly string[];
  /** What is moving. `leaving` is still shown although it is no longer an entry. */
  motion: null | { type: 'push' } | { type: 'pop'; leaving: Entry };
};

export type StackFact =
  | {
      type: 'navigated';
      action: 'PUSH' | 'REPLACE' | 'POP';
      entry: Entry;
      /** False where the browser animates by itself. */
      animate: boolean;
      /** The page that was built ahead; it goes on where its place is gone to. */
      prepared?: Entry | null;
    }
  | { type: 'motion-ended' };

/** Pages that stay mounted; older ones are rebuilt when they come back. */
const mountedPages = 3;

/** What an overlay lies on that was opened by its address: the start page, not a visited place. */
const ground: Entry = { key: 'ground', pathname: paths.chat, search: '', kind: 'tab' };

export function startStack(entry: Entry): StackState {
  const bottom = entry.kind === 'overlay' ? ground : entry;
  return {
    entries: [entry],
    tabs: bottom.kind === 'tab' ? [bottom.pathname] : [],
    motion: null,
  };
}

export function reduceStack(state: StackState, fact: StackFact): StackState {
  if (fact.type === 'motion-ended') return state.motion ? { ...state, motion: null } : state;
  const { action } = fact;
  const entry = action === 'POP' ? fact.entry : takeOver(fact.prepared ?? null, fact.entry);
  const tabs =
    entry.kind === 'tab' && !state.tabs.includes(entry.pathname)
      ? [...state.tabs, entry.pathname]
      : state.tabs;
  if (action === 'REPLACE') {
    const { builtAs, key, pathname } = frontOf(state);
    // The same page with other words in its address goes on.
    const next = pathname === entry.pathname ? { ...entry, builtAs: builtAs ?? key } : entry;
    return { entries: [...state.entries.slice(0, -1), next], tabs, motion: null };
  }
  const known = state.entries.findIndex((other) => other.key === entry.key);
  if (action === 'POP' && known >= 0) {
    const leaving = frontOf(state);
    const slides = fact.animate && leaving.kind === 'page' && leaving.key !== entry.key;
    return {
      entries: [...state.entries.slice(0, known), { ...state.entries[known], ...entry }],
      tabs,
      motion: slides ? { type: 'pop', leaving } : null,
    };
  }
  const slides = fact.animate && action === 'PUSH' && entry.kind === 'page';
  return { entries: [...state.entries, entry], tabs, motion: slides ? { type: 'push' } : null };
}

/** The page that was built for this place goes on as its page. */
function takeOver(prepared: Entry | null, entry: Entry): Entry {
  return prepared && isSamePlace(prepared, entry) ? { ...entry, builtAs: prepared.key } : entry;
}

export function isSamePlace(left: Place, right: Place): boolean {
  return left.pathname === right.pathname && left.search === right.search;
}

export function frontOf(state: StackState): Entry {
  const front = state.entries.at(-1);
  if (!front) throw new Error('The page stack is empty.');
  return front;
}

/** @returns the pages to keep mounted over the tab pages, oldest first. */
export function mountedOf(state: StackState): Entry[] {
  const lastTab = state.entries.findLastIndex((entry) => entry.kind === 'tab');
  const pages = state.entries.slice(lastTab + 1).slice(-mountedPages);
  return state.motion?.type === 'pop' ? [...pages, state.motion.leaving] : pages;
}

/** @returns the tab page under everything, or null when pages alone fill the stack. */
export function tabOf(state: StackState): Entry | null {
  const visited = state.entries.findLast((entry) => entry.kind === 'tab');
  if (visited) return visited;
  return state.entries.every((entry) => entry.kind === 'overlay') ? ground : null;
}

/** @returns keys of what must be visible: the front, what an overlay lies on, and what moves. */
export function visibleOf(state: StackState): string[] {
  const shown: string[] = [];
  for (const entry of [...state.entries].reverse()) {
    shown.push(entry.key);
    if (entry.kind !== 'overlay') break;
  }
  if (tabOf(state) === ground) shown.push(ground.key);
  if (state.motion) {
    const depth = state.motion.type === 'push' ? -2 : -1;
    const below = state.entries.at(depth);
    if (below) shown.push(below.key);
    if (state.motion.type === 'pop') shown.push(state.motion.leaving.key);
  }
  return shown;
}

export type PageMotion = 'enter' | 'leave' | 'covered' | 'uncovered';

/** @returns how an entry moves at the moment: it, or what it lies over, or not at all. */
export function motionOf(state: StackState, entry: Entry): PageMotion | null {
  const { entries, motion } = state;
  if (motion?.type === 'push') {
    if (entry === entries.at(-1)) return 'enter';
    return entry === entries.at(-2) ? 'covered' : null;
  }
  if (motion?.type !== 'pop') return null;
  if (entry === motion.leaving) return 'leave';
  return entry === entries.at(-1) ? 'uncovered' : null;
}
