import { paths } from '../../app/core/navigation/paths.ts';
import { type LoggedIn, signUpElsewhere } from '../e2e/support/api.ts';
import { joinAs } from '../e2e/support/chat.ts';
import { newPerson, type Person, wordsOf } from '../e2e/support/person.ts';
import type { GatewayPerson } from '../support/gateway/person.ts';
import { brand, type Site } from './engines.ts';
import type { Phone, Target } from './phone.ts';

const { session, of } = wordsOf(brand);
const words = of('chat.conversation');

/** Somebody to log in as, and somebody who has written to them. */
export type Acquainted = {
  person: Person;
  self: LoggedIn;
  them: LoggedIn;
  /** The second of them, at the gateway. */
  other: GatewayPerson;
};

export const greeting = 'Hello there';

/** Signs up two new people, of whom the second has written to the first. */
export async function acquaint(): Promise<Acquainted> {
  const person = newPerson();
  const self = await signUpElsewhere(brand, person);
  const them = await signUpElsewhere(brand, newPerson());
  const other = await joinAs(brand, them);
  await other.say({ userID: self.credentials.userId }, greeting);
  return { person, self, them, other };
}

/** Opens the site on a new device and logs in by its form. Ends at the list of conversations. */
export function logIn(phone: Phone, site: Site, { account, password }: Person): Promise<void> {
  return phone.step('logs in', async () => {
    await phone.driver.open(site.addressOf('/'));
    await phone.fill({ selector: 'input', name: session('accountName') }, account);
    await phone.fill({ selector: 'input', name: session('password') }, password);
    await phone.click({ selector: 'button', name: session('logIn') });
    await phone.wait(isAt, paths.chat);
  });
}

/** In the page. */
function isAt(path: string): boolean {
  return location.pathname === path;
}

/** The row of the list that leads to the conversation. */
export const row: Target = { selector: `[href^="${paths.conversation}"]` };

/** Where a message is written. */
export const field: Target = { selector: 'textarea', name: words('messageField') };

export const sendButton: Target = { selector: 'button', name: words('send') };

/** Name of the list of messages. */
export const listName = words('messages');

/** What marks a message that the server has acknowledged. */
export const sentMark = of('chat.message')('markSent');
