import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groupStatus } from '../../app/contract/gateway/enums.ts';
import type { GroupRefusal, Standing } from '../../app/contract/gateway/groupRights.ts';
import { groupActions, groupRefusal } from '../../app/contract/gateway/groupRights.ts';
import { type Deed, deeds, type Role, roles } from './cases/rightsDeeds.data.ts';
import { openRightsWorld, type RightsWorld, type Stage } from './support/rightsWorld.ts';

let world: RightsWorld;
beforeAll(async () => {
  world = await openRightsWorld();
}, 60_000);
afterAll(() => world.close());

/** What a refusal of the table reads like at the gateway. */
const codes: Readonly<Record<GroupRefusal, readonly number[]>> = {
  dismissed: [202, 208, 201],
  notMember: [208, 201],
  role: [801, 809, 201],
  rank: [801, 809, 201],
  channel: [801],
  muted: [224],
  groupMuted: [225],
  rule: [801, 809],
};

const statuses = {
  open: groupStatus.ok,
  muted: groupStatus.muted,
  dismissed: groupStatus.dismissed,
} as const;

const outside: readonly Role[] = ['left', 'removed', 'stranger'];
const stages = [false, true].flatMap((ofChannel) =>
  (Object.keys(statuses) as (keyof typeof statuses)[]).map((status) => ({ ofChannel, status })),
);

describe('a hostile client in a group', () => {
  it('has something to try for each action of the table', () => {
    const tried = new Set(deeds.flatMap(({ action }) => action));
    // What of the conversation its notices are, a client decides for itself.
    expect(groupActions.filter((action) => !tried.has(action))).toEqual(['seeLog']);
  });

  it.each(stages)(
    'succeeds just where the table says so (channel $ofChannel, $status)',
    async ({ ofChannel, status }) => {
      for (const forbids of [0, 1]) {
        const stage = { ofChannel, status: statuses[status], forbids };
        for (const step of stepsIn(stage)) await walk(stage, step);
      }
    },
    240_000,
  );
});

/** Whoever is in no group is refused whomever they mean, and so is everybody in one that was dismissed. */
function stepsIn({ status, forbids }: Stage): Step[] {
  const tried = deeds.filter(({ isRuled }) => forbids === 0 || isRuled);
  return tried.flatMap((deed) =>
    roles.flatMap((role) => {
      const isOut = status === groupStatus.dismissed || outside.includes(role);
      const targets = deed.targets?.filter((one) => !deed.isOfOthers || one !== role);
      const some = targets?.slice(0, isOut ? 1 : undefined) ?? (['nobody'] as const);
      return some.map((target) => ({ deed, role, target }));
    }),
  );
}

type Step = { deed: Deed; role: Role; target: Role | 'nobody' };

async function walk(stage: Stage, { deed, role, target }: Step): Promise<void> {
  const where = `${deed.name} by ${role} on ${target}, ${JSON.stringify(stage)}`;
  const { standing, tried } = await world.attempt(stage, role, target, deed);
  const refusal = expectedRefusal(deed, standing, target);
  if (refusal === null) {
    expect(tried, where).toMatchObject({ isDone: true });
    if (!deed.isLook) expect(tried.isChanged, where).toBe(true);
    return;
  }
  expect(tried.isDone, where).toBe(false);
  expect(tried.isChanged, `${where} changed something`).toBe(false);
  expect(tried.told, where).toEqual([]);
  if (tried.code !== 0 && refusal !== 'noTarget')
    expect(codes[refusal], where).toContain(tried.code);
}

/** What the table says of it, as the screens read it. */
function expectedRefusal(
  deed: Deed,
  standing: Standing,
  target: Role | 'nobody',
): GroupRefusal | 'noTarget' | null {
  const isMissing = target !== 'nobody' && !standing.other;
  if (isMissing && deed.isForStrangers) return null;
  for (const action of deed.action) {
    const refusal = groupRefusal(action, standing);
    if (refusal && !deed.isUnbound?.(refusal)) return refusal;
  }
  return isMissing ? 'noTarget' : null;
}
