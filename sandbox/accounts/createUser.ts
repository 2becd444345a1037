import { randomText } from '../auth/hashes.ts';
import type { SandboxBrand } from '../brands.ts';
import type { Queries } from '../database/database.ts';
import { users } from '../database/schema.ts';
import { addNotice } from '../notices/addNotice.ts';
import type { Services } from '../services.ts';
import { defaultNickname } from './defaultNickname.ts';
import { newInviteCode } from './inviteCodes.ts';
import { accountKeyOf } from './users.ts';

export type NewUser = {
  brand: SandboxBrand;
  account: string;
  nickName: string | undefined;
  phone: string | null;
  passwordHash: string;
  superiorId: string | null;
};

/** Adds an account, welcomes the person, and tells the inviter. @returns the user id */
export async function createUser(
  tx: Queries,
  services: Pick<Services, 'now' | 'randomBytes'>,
  { brand, ...person }: NewUser,
): Promise<string> {
  const id = randomText(services.randomBytes(12));
  const nickName = person.nickName ?? defaultNickname(person.account);
  await tx.insert(users).values({
    ...person,
    id,
    nickName,
    platformId: brand.platformId,
    packageId: brand.packageId,
    accountKey: accountKeyOf(person.account),
    avatar: '',
    isActivation: 0,
    inviteCode: newInviteCode(services.randomBytes),
    role: 'person',
    createdAt: services.now(),
  });
  await addNotice(tx, services, {
    userId: id,
    packageId: brand.packageId,
    kind: 'welcome',
    values: { brand: brand.name, account: person.account },
  });
  if (person.superiorId) {
    await addNotice(tx, services, {
      userId: person.superiorId,
      kind: 'invitedJoined',
      values: { nickName },
    });
  }
  return id;
}
