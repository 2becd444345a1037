import type { DeclaredError } from '../../../app/contract/declaredError.ts';
import { groupStatus } from '../../../app/contract/gateway/enums.ts';
import { gatewayErrors } from '../../../app/contract/gateway/errors.ts';
import { groupsErrors } from '../../../app/contract/groups/errors.ts';
import type { Queries } from '../../database/database.ts';
import { type Group, groupOf } from '../../gateway/groups/groups.ts';
import { GatewayFailure } from '../../gateway/handler.ts';
import { failed } from '../callFailed.ts';
import type { MemberSession } from '../context.ts';

/** @returns a group of the person's platform. @throws CallFailed `groupUnknown`, `groupGone` */
export async function requireGroup(
  db: Queries,
  { brand }: Pick<MemberSession, 'brand'>,
  groupId: string,
): Promise<Group> {
  const group = await groupOf(db, groupId);
  if (group?.platformId !== brand.platformId) throw failed(groupsErrors.groupUnknown);
  if (group.status === groupStatus.dismissed) throw failed(groupsErrors.groupGone);
  return group;
}

const byCode: Partial<Record<number, DeclaredError>> = {
  [gatewayErrors.notInGroup]: groupsErrors.groupNotMember,
  [gatewayErrors.noPermission]: groupsErrors.groupNotAllowed,
};

/** Does what the gateway may refuse. @throws CallFailed for refusals that calls have errors for */
export async function asCall<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (failure) {
    const error = failure instanceof GatewayFailure ? byCode[failure.code] : undefined;
    throw error ? failed(error) : failure;
  }
}
