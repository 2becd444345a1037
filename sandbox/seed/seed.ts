import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { getUserProUrl } from '../../app/contract/invite/getUserProUrl.ts';
import { accountLogin } from '../../app/contract/session/accountLogin.ts';
import type { LoginOutput } from '../../app/contract/session/loginOutput.ts';
import { uploadAvatar } from '../../app/contract/user/uploadAvatar.ts';
import { houseInviteCode } from '../accounts/inviteCodes.ts';
import { makeSupport } from '../accounts/support.ts';
import { findByAccount } from '../accounts/users.ts';
import type { SandboxBrand } from '../brands.ts';
import { notices, users } from '../database/schema.ts';
import { addNotice } from '../notices/addNotice.ts';
import type { Sandbox } from '../sandbox.ts';
import { seedMoney } from './money/seedMoney.ts';
import { type SeedPerson, seedPassword, seedPeople } from './people.data.ts';
import { drawPortrait } from './portrait.ts';
import { registerPerson, solveChallenge } from './registerPerson.ts';
import { type Ask, makeSeedClient, seedClient } from './seedClient.ts';
import { seedClips } from './seedClips.ts';
import { seedConversations } from './seedConversations.ts';
import { makeSeedMedia, type SeedMedia } from './seedMedia.ts';

const hour = 3_600_000;

/**
 * Makes the demo people of every platform, what they said to each other and their points, by the calls
 * and functions an app would use; only what none of them can do (activation, the support account,
 * notices of the house) is written beside them. What is there already is left as it is.
 * @returns how many people were made.
 */
export async function seedSandbox(sandbox: Sandbox): Promise<number> {
  const platforms = new Map<number, SandboxBrand[]>();
  for (const brand of sandbox.services.brands.all) {
    platforms.set(brand.platformId, [...(platforms.get(brand.platformId) ?? []), brand]);
  }
  let made = 0;
  for (const [platformId, brands] of platforms) {
    const [guests, hosts] = [seedPeople.filter(isGuest), seedPeople.filter((one) => !isGuest(one))];
    const seedOne = (person: SeedPerson) => seedPerson(sandbox, brands, person);
    // Who invites comes first.
    const results = [...(await Promise.all(hosts.map(seedOne)))];
    results.push(...(await Promise.all(guests.map(seedOne))));
    made += results.filter(Boolean).length;
    await seedConversations(sandbox.services, platformId, seedMediaOf(sandbox, brands));
    await seedMoney(sandbox.services, platformId);
    await seedClips(sandbox.services, brands);
  }
  return made;
}

/** Addresses of files are the same whoever uploads them: one person does so for all. */
function seedMediaOf(sandbox: Sandbox, brands: readonly SandboxBrand[]): SeedMedia {
  const ask = makeSeedClient(sandbox);
  return makeSeedMedia(sandbox.services.root, ask, async () => {
    const [brand] = brands;
    const [person] = seedPeople;
    if (!brand || !person) throw new RangeError('Nobody is there who could upload.');
    const { token } = await logIn(sandbox, ask, brand, person.account);
    return { locale: person.locale, token };
  });
}

const isGuest = (person: SeedPerson) => person.invitedBy !== undefined;

async function seedPerson(
  sandbox: Sandbox,
  brands: readonly SandboxBrand[],
  person: SeedPerson,
): Promise<boolean> {
  const { services } = sandbox;
  const brand = brands.find(({ locale }) => locale === person.locale) ?? brands[0];
  if (!brand) return false;
  const there = await findByAccount(services.db.read, brand.platformId, person.account);
  // The portrait comes last: without it, an earlier start was cut short.
  if (there && there.avatar !== '') return false;
  const ask = makeSeedClient(sandbox);
  const { token, userId } = there
    ? await logIn(sandbox, ask, brand, person.account)
    : await registerPerson(services, ask, {
        person,
        brand,
        inviteCode: await inviteCodeFor(sandbox, ask, brand, person),
      });
  await writeBeside(sandbox, person, userId);
  const portrait = await drawPortrait(person.hue);
  const file = new Blob([new Uint8Array(portrait)], { type: 'image/png' });
  const { locale } = person;
  await ask(uploadAvatar, {}, { locale, token, key: randomUUID(), file });
  return true;
}

async function inviteCodeFor(
  sandbox: Sandbox,
  ask: Ask,
  brand: SandboxBrand,
  { invitedBy, locale }: SeedPerson,
): Promise<string> {
  if (invitedBy === undefined) return houseInviteCode;
  const { token } = await logIn(sandbox, ask, brand, invitedBy);
  return (await ask(getUserProUrl, {}, { locale, token })).code;
}

async function logIn(
  { services }: Sandbox,
  ask: Ask,
  brand: SandboxBrand,
  account: string,
): Promise<LoginOutput> {
  const { packageId, locale } = brand;
  const verification = await solveChallenge(services, ask, brand, 'login');
  const login = { packageId, ...seedClient, account, password: seedPassword, ...verification };
  return ask(accountLogin, login, { locale });
}

async function writeBeside(
  { services }: Sandbox,
  person: SeedPerson,
  userId: string,
): Promise<void> {
  const { db, now } = services;
  await db.write(async (tx) => {
    if (person.isSupport) await makeSupport(tx, userId);
    if (person.isActivated) {
      await tx.update(users).set({ isActivation: 1 }).where(eq(users.id, userId));
    }
    const own = and(eq(notices.userId, userId), eq(notices.kind, 'safety'));
    if (await tx.select().from(notices).where(own).get()) return;
    await addNotice(tx, services, { userId, kind: 'safety', createdAt: now() - 26 * hour });
    await addNotice(tx, services, { userId, kind: 'languages', createdAt: now() - 3 * hour });
  });
}
