import { expect } from 'vitest';
import { groupStatus } from '../../../app/contract/gateway/enums.ts';
import type { GroupRefusal, Standing } from '../../../app/contract/gateway/groupRights.ts';
import { groupRefusal } from '../../../app/contract/gateway/groupRights.ts';
import { type Deed, deeds, type Role, roles } from '../cases/rightsDeeds.data.ts';
import type { RightsWorld, Stage } from './rightsWorld.ts';

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

const statuses = [groupStatus.ok, groupStatus.muted, groupStatus.dismissed];
const outside: readonly Role[] = ['left', 'removed', 'stranger'];

/** The states of a group or a channel, in the order in which one follows the other. */
export const stagesOf = (ofChannel: boolean): Stage[] =>
  statuses.flatMap((status) => [0, 1].map((forbids) => ({ ofChannel, status, forbids })));

/** Whoever is in no group is refused whomever they mean, and so is everybody in one that was dismissed. */
export function stepsIn({ status, forbids }: Stage): Step[] {
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

/** One thing that is tried. */
export type Step = { deed: Deed; role: Role; target: Role | 'nobody' };

/** Tries it, and compares with the table of rights what came of it. */
export async function walk(
  world: RightsWorld,
  stage: Stage,
  { deed, role, target }: Step,
): Promise<void> {
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
