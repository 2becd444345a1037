import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { groupStatus } from '../../app/contract/gateway/enums.ts';
import { type GroupAction, mayInGroup } from '../../app/contract/gateway/groupRights.ts';
import { feature } from '../../app/features/groups/feature.tsx';
import {
  groupPaths,
  pathToEdit,
  pathToGroup,
  pathToMembers,
} from '../../app/features/groups/paths.ts';
import {
  type Answered,
  type EnteredGroup,
  enterRuled,
  type GroupWorld,
  openGroupPage,
  type Standpoint,
} from './groupPages.ts';
import { giveLayout } from './layout.ts';
import type { ShownScreen } from './screen.tsx';

// Presses every control of the pages of a group, each on a page of its own.

/** @returns a group in which nothing has been done yet, and its gateway */
type Enter = () => Promise<EnteredGroup>;

let screen: ShownScreen | null = null;
/** Of the page that was opened last. */
let current: Answered | null = null;
/** Takes the page away that was opened last. */
async function close(): Promise<void> {
  await screen?.close();
  screen = null;
  sessionStorage.clear();
  localStorage.clear();
}

async function open(address: string, enter: Enter): Promise<Answered> {
  await close();
  const { world, gateway } = await enter();
  const opened = await openGroupPage(address, world, gateway);
  screen = opened.screen;
  current = opened.answered;
  await settle();
  return opened.answered;
}

/** What is under way settles by promises and timers of 0 ms: until all is answered and the page says the same three times. */
async function settle(): Promise<void> {
  let same = 0;
  let said = '';
  for (let turn = 0; turn < 30 && same < 3; turn += current?.waiting ? 0 : 1) {
    await act(() => new Promise<void>((resolve) => void setTimeout(resolve)));
    const now = `${document.body.innerHTML.length} ${screen?.address()}`;
    same = now === said && !current?.waiting ? same + 1 : 0;
    said = now;
  }
}

const pressable = 'button:not([disabled]), a[href], input:not([disabled])';

/** The controls that can be pressed now: those of the question or sheet in front, else of the page. */
function controls(): HTMLElement[] {
  const front = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
  return [...(front ?? document).querySelectorAll<HTMLElement>(pressable)];
}

const layers = (): number =>
  document.querySelectorAll('[role="dialog"], [role="alertdialog"]').length;

const nameOf = (control: HTMLElement): string =>
  control.getAttribute('aria-label') ??
  control.closest('label')?.textContent ??
  control.textContent ??
  '';

/** What a walk through a page met. */
type Walk = { presses: number; links: Set<string>; answered: Answered; seen: Set<string> };

/** What lies in front, whoever it is about: of two members of one role the same is offered. */
function frontOf(): string {
  const front = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
  return (front?.textContent ?? '').replaceAll(/Adi|Mia|Max|Ola/g, '…');
}

/**
 * Presses every control of a page, each on a page of its own, and every one of what opens then.
 * @param steps those that were pressed before
 */
async function pressAll(
  address: string,
  enter: Enter,
  walk: Walk,
  steps: readonly number[] = [],
): Promise<void> {
  await replay(address, enter, steps);
  const names = controls().map(nameOf);
  const depth = layers();
  for (const [at, name] of names.entries()) {
    const answered = await replay(address, enter, steps);
    const before = screen?.address();
    const shown = names.join();
    const control = controls()[at];
    if (!control) continue;
    const href = control.getAttribute('href');
    if (href) walk.links.add(href);
    await act(async () => control.click());
    await settle();
    walk.presses += 1;
    for (const action of answered.done) walk.answered.done.add(action);
    walk.answered.refused.push(...answered.refused.map((why) => `${name}: ${why}`));
    const hasMoved = screen?.address() !== before;
    const isDeeper = layers() > depth || (depth > 0 && controls().map(nameOf).join() !== shown);
    const front = frontOf();
    if (hasMoved || !isDeeper || layers() === 0 || walk.seen.has(front)) continue;
    walk.seen.add(front);
    await pressAll(address, enter, walk, [...steps, at]);
  }
}

async function replay(address: string, enter: Enter, steps: readonly number[]): Promise<Answered> {
  const answered = await open(address, enter);
  for (const at of steps) {
    await act(async () => controls()[at]?.click());
    await settle();
  }
  return answered;
}

/** Writes something new where one can, saves it and says yes. */
async function edit(text: Parameters<typeof pathToEdit>[1], enter: Enter, walk: Walk) {
  const answered = await open(pathToEdit('g1', text), enter);
  const field = document.querySelector<HTMLElement>('textarea, input');
  if (!field) return;
  const label = document.querySelector(`label[for="${field.id}"]`)?.textContent ?? '';
  await screen?.type(label, 'Another');
  await press(text === 'announcement' ? 'Publish' : 'Save');
  if (layers() > 0) await press('Publish');
  add(walk, answered);
}

/** Chooses every member that can be chosen, and says yes. */
async function choose(pick: 'remove' | 'admins', enter: Enter, walk: Walk) {
  const answered = await open(pathToMembers('g1', pick), enter);
  for (const box of document.querySelectorAll<HTMLElement>('input[type="checkbox"]'))
    await act(async () => box.click());
  await settle();
  const button = controls().find((one) => /^(Remove \(|Save)/.test(nameOf(one)));
  if (!button) return;
  await act(async () => button.click());
  await settle();
  if (layers() > 0) await press('Remove');
  add(walk, answered);
}

async function press(name: string): Promise<void> {
  const control = controls().find((one) => nameOf(one) === name);
  if (!control) throw new Error(`No "${name}" among ${controls().map(nameOf).join(' | ')}`);
  await act(async () => control.click());
  await settle();
}

function add({ answered: whole, ...walk }: Walk, answered: Answered): void {
  walk.presses += 1;
  for (const action of answered.done) whole.done.add(action);
  whole.refused.push(...answered.refused);
}

/** What the pages of this folder do at the gateway. */
const reachable: readonly GroupAction[] = [
  'setInfo',
  'setAnnouncement',
  'setRules',
  'muteAll',
  'mute',
  'remove',
  'rename',
  'setRole',
  'transfer',
  'dismiss',
  'quit',
  'setOwnName',
];

/** All that the table lets somebody do, to somebody who is there. */
function allowed({ info: group, self: own, members }: GroupWorld): GroupAction[] {
  const toOther: readonly GroupAction[] = ['mute', 'remove', 'rename', 'setRole', 'transfer'];
  return reachable.filter((action) =>
    toOther.includes(action)
      ? members.some((other) => mayInGroup(action, { group, own, other, now: Date.now() }))
      : mayInGroup(action, { group, own, now: Date.now() }),
  );
}

const closed = { lookMemberInfo: 1, applyMemberFriend: 1 };
const soon = Math.floor(Date.now() / 1_000) + 3_600;
export const standpoints: readonly [string, Standpoint][] = [
  ['the owner of a group', { role: 'owner' }],
  ['an admin of a group', { role: 'admin' }],
  ['a member of a group', { role: 'member' }],
  ['a member where only admins write', { role: 'member', group: { status: groupStatus.muted } }],
  ['a member who is muted', { role: 'member', own: { muteEndTime: soon } }],
  ['a member where members are closed to each other', { role: 'member', group: closed }],
  ['the owner of a channel', { role: 'owner', isChannel: true }],
  ['an admin of a channel', { role: 'admin', isChannel: true }],
  ['a follower of a channel', { role: 'member', isChannel: true }],
];

/** What sheets and questions are made of: they come at once when they are opened. */
async function loadSheets(): Promise<void> {
  await Promise.all([
    import('../../app/core/overlay/HostedSheet.tsx'),
    import('../../app/features/groups/edit/EditDialogs.tsx'),
    import('../../app/features/groups/info/EndDialogs.tsx'),
    import('../../app/features/groups/member/MemberSheet.tsx'),
    import('../../app/features/groups/member/RemoveDialog.tsx'),
    import('../../app/parts/relation/BlockDialog.tsx'),
    import('../../app/features/channels/InChannelWords.tsx'),
  ]);
}

/** What came of pressing everything. */
type Pressed = {
  presses: number;
  /** What was offered, and refused. */
  refused: readonly string[];
  /** Pages that were led to, and are for others. */
  closed: readonly string[];
  done: readonly GroupAction[];
  /** All that the table allows. */
  allowed: readonly GroupAction[];
};

/** Presses everything that is shown to somebody, on the page of a group and those it leads to. */
async function pressEverything(enter: Enter): Promise<Pressed> {
  const answered: Answered = { done: new Set(), refused: [], calls: [], waiting: 0 };
  const walk: Walk = { presses: 0, links: new Set(), answered, seen: new Set() };
  await pressAll(pathToGroup('info', 'g1'), enter, walk);
  const pages = new Set<string>();
  const closed: string[] = [];
  // Pages that are led to, and those they lead to.
  for (const link of walk.links) {
    const [path = ''] = link.split('?');
    if (pages.has(link) || !feature.routes.some((route) => route.path === path)) continue;
    pages.add(link);
    await open(link, enter);
    if (screen?.text().includes('For owner and admins')) closed.push(link);
    if (path === groupPaths.manage || path === groupPaths.members)
      await pressAll(link, enter, walk);
  }
  for (const text of ['name', 'announcement', 'introduction', 'ownName', 'alias'] as const) {
    if (walk.links.has(pathToEdit('g1', text))) await edit(text, enter, walk);
  }
  for (const pick of ['remove', 'admins'] as const) {
    if (walk.links.has(pathToMembers('g1', pick))) await choose(pick, enter, walk);
  }
  return {
    ...{ presses: walk.presses, refused: answered.refused, closed },
    done: [...answered.done].filter((action) => reachable.includes(action)).sort(),
    allowed: allowed((await enter()).world).sort(),
  };
}

/**
 * Proves that everything offered to somebody is done when it is asked for, and that all is offered that may be.
 * @param limit in milliseconds, of each of the standpoints
 * @param enterAs a new group at the gateway that is asked
 */
export function proveEveryButton(
  chosen: typeof standpoints,
  limit: number,
  enterAs: (standpoint: Standpoint) => Promise<EnteredGroup> = enterRuled,
): void {
  let takeLayout: () => void;
  beforeAll(loadSheets);
  beforeEach(() => {
    takeLayout = giveLayout();
  });
  afterEach(async () => {
    await close();
    takeLayout();
  });

  describe('every button of the pages of a group', () => {
    it.each(chosen)(
      'as pressed by %s, does what the gateway allows',
      async (_, standpoint) => {
        const { presses, refused, closed, done, allowed } = await pressEverything(() =>
          enterAs(standpoint),
        );
        expect({ refused, closed }).toEqual({ refused: [], closed: [] });
        expect(done).toEqual(allowed);
        expect(presses).toBeGreaterThan(8);
      },
      limit,
    );
  });
}
