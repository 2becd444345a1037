import { eq } from 'drizzle-orm';
import { setPhone } from '../../../app/contract/user/setPhone.ts';
import { users } from '../../../sandbox/database/schema.ts';
import type { Person, World } from './world.ts';

/** Puts a number of their own in place of the one a person has. @returns it. */
export async function changePhone(world: World, person: Person): Promise<string> {
  const phone = world.phone();
  const smsCode = await world.smsCode(phone, 'setPhone');
  const { code, msg } = await world.as(person, setPhone, {
    ...{ phone, smsCode, password: person.password },
  });
  if (code !== 0) throw new Error(`The number was not changed: ${msg}`);
  return phone;
}

/** Gives a person a number that they have had for long. @returns it. */
export async function givePhone(world: World, person: Person): Promise<string> {
  const phone = await changePhone(world, person);
  await world.sandbox.services.db.write((tx) =>
    tx.update(users).set({ phoneSetAt: 0 }).where(eq(users.id, person.userId)),
  );
  return phone;
}
