import type { Page } from 'playwright/test';
import { call, signUpElsewhere } from './api.ts';
import { newPerson, visitAs, wordsOf } from './person.ts';
import { nameClient } from './sandbox.ts';
import { brandNamed } from './sites.ts';

export const brand = brandNamed('verbena');
export const words = wordsOf(brand);
export const broken = /net::ERR_|Failed to load resource/;

/** Somebody logged in on a page whose requests go by a name of their own. */
export async function begin(page: Page, path: string) {
  const person = newPerson();
  const loggedIn = await signUpElsewhere(brand, person);
  const client = await nameClient(page);
  await visitAs(page, brand, loggedIn, path);
  return { person, client, token: loggedIn.credentials.token };
}

/** The nickname as the server has it, asked with the tokens the page holds by now. */
export async function savedNickname(page: Page): Promise<unknown> {
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('session') ?? '{}').credentials.token as string,
  );
  const { nickName } = await call(brand, '/user/mine', {}, { token });
  return nickName;
}

/** Idempotency keys of the edits a page sends. */
export function keysOf(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/user/editNick')) {
      keys.push(request.headers()['idempotency-key'] ?? '');
    }
  });
  return keys;
}
