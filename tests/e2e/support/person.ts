import { randomInt } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { Brand } from '../../../app/brand/brand.ts';
import { paths } from '../../../app/core/navigation/paths.ts';
import { storageKeys } from '../../../app/platform/storage.ts';
import { verifyTypesByBrand } from '../../../sandbox/verification/verifyTypes.data.ts';
import { type LoggedIn, registerRules, signUpElsewhere } from './api.ts';
import { captchaAnswer, smsCode } from './sandbox.ts';
import { addressOf, siteOf, textsOf } from './sites.ts';
import { expect, ready } from './test.ts';

export type Person = { account: string; password: string; phone: string };

/** Somebody nobody else in this run is: good on every brand and in every language. */
export function newPerson(): Person {
  const number = randomInt(100_000_000, 1_000_000_000);
  return { account: `p${number.toString(36)}`, password: 'sandbox2026', phone: `13${number}` };
}

/** What a page says, in the brand's own language. */
export function wordsOf(brand: Brand) {
  const read = (namespace: string) => {
    const texts = textsOf(brand.locale, namespace);
    return (key: string): string => {
      const text = texts[key];
      if (text === undefined) throw new Error(`The texts of ${namespace} have no "${key}".`);
      return text;
    };
  };
  return {
    account: read('account'),
    errors: read('common.errors'),
    form: read('common.form'),
    session: read('session'),
    shell: read('shell'),
    of: read,
  };
}

/** Makes the pages to come speak the brand's language. */
export async function holdLanguage(page: Page, brand: Brand): Promise<void> {
  await page.addInitScript((locale) => {
    // A sandboxed frame has no storage; only the app's own page needs the choice.
    if (window.self !== window.top || localStorage.getItem('user_language')) return;
    localStorage.setItem('user_language', locale);
  }, brand.locale);
}

/** Opens a path of the brand's site in the brand's language. */
export async function visit(page: Page, brand: Brand, path = '/'): Promise<void> {
  await holdLanguage(page, brand);
  await page.addInitScript(collectChallenges);
  await page.goto(addressOf(brand, path));
  await ready(page);
}

/** Opens a path as somebody who is logged in already. A later reload finds what the app made of it. */
export async function visitAs(page: Page, brand: Brand, who: LoggedIn, path = '/'): Promise<void> {
  await holdSession(page, who);
  await visit(page, brand, path);
}

/** Makes the pages to come those of somebody who is logged in already. */
export async function holdSession(page: Page, { credentials, deviceId }: LoggedIn): Promise<void> {
  await page.addInitScript(
    (held) => {
      if (window.self !== window.top || localStorage.getItem('entered')) return;
      localStorage.setItem('entered', 'yes');
      for (const [key, value] of Object.entries(held)) localStorage.setItem(key, value);
    },
    {
      [storageKeys.session]: JSON.stringify({ version: 1, credentials, profile: null }),
      [storageKeys.device]: deviceId,
    },
  );
}

/** Makes the pages to come those of a new member, where the site's backend may be tried. @returns whether */
export async function signUpWhereAllowed(page: Page, brand: Brand): Promise<boolean> {
  if (siteOf(brand).backend !== 'sandbox') return false;
  await holdSession(page, await signUpElsewhere(brand, newPerson()));
  return true;
}

type Scene = 'login' | 'register';

/** In the page: holds the ids of the pictures it is given, also of one that comes with the page. */
function collectChallenges(): void {
  const place = window as typeof window & { challenges?: string[] };
  if (place.challenges) return;
  const challenges: string[] = [];
  place.challenges = challenges;
  const ask = window.fetch;
  window.fetch = async (...given) => {
    const answer = await ask(...given);
    if (answer.url.endsWith('/api/getCaptcha')) {
      const { data } = (await answer.clone().json()) as { data: { challengeId: string } };
      challenges.push(data.challengeId);
    }
    return answer;
  };
}

/**
 * Watches for the picture, where the brand asks for one; call it before a field is touched.
 * @returns types its characters, once they are needed
 */
async function watchPicture(page: Page, brand: Brand, scene: Scene): Promise<() => Promise<void>> {
  if (verifyTypesByBrand[brand.id]?.[scene] !== 'image') return async () => undefined;
  // In the page itself: the browser hands out no bodies of answers that a page reads as a stream.
  await page.evaluate(collectChallenges);
  return async () => {
    const drawn = await page.waitForFunction(() =>
      (window as typeof window & { challenges?: string[] }).challenges?.splice(0).at(-1),
    );
    await page
      .getByRole('textbox', { name: wordsOf(brand).form('imageCode'), exact: true })
      .fill(await captchaAnswer(brand, String(await drawn.jsonValue())));
  };
}

/** From the login page to the chat tab. */
export async function logIn(page: Page, brand: Brand, person: Person): Promise<void> {
  await sendLogIn(page, brand, person);
  await expect(page).toHaveURL(addressOf(brand, paths.chat));
}

/** Logs in from the login page, wherever that leads. */
export async function sendLogIn(page: Page, brand: Brand, person: Person): Promise<void> {
  const { session } = wordsOf(brand);
  const typePicture = await watchPicture(page, brand, 'login');
  await page
    .getByRole('textbox', { name: session('accountName'), exact: true })
    .fill(person.account);
  await page.getByLabel(session('password'), { exact: true }).fill(person.password);
  await typePicture();
  const send = page.getByRole('button', { name: session('logIn'), exact: true });
  await send.or(page.getByRole('button', { name: session('logInAgain'), exact: true })).click();
}

/** From the login page, by its second part, to the chat tab. @param more code of an inviter */
export async function signUp(
  page: Page,
  brand: Brand,
  person: Person,
  more: { inviteCode?: string } = {},
): Promise<void> {
  const { session, form } = wordsOf(brand);
  const rules = await registerRules(brand);
  const typePicture = await watchPicture(page, brand, 'register');
  await page.getByRole('radio', { name: session('signUp') }).check({ force: true });
  await page
    .getByRole('textbox', { name: session('accountName'), exact: true })
    .fill(person.account);
  await page.getByLabel(session('password'), { exact: true }).fill(person.password);
  await page.getByLabel(form('repeatPassword'), { exact: true }).fill(person.password);
  if (rules.phone === 'required') {
    await page.getByRole('textbox', { name: form('phone'), exact: true }).fill(person.phone);
    const sent = page.waitForResponse((one) => one.url().endsWith('/api/sendSmsCode'));
    await page.getByRole('button', { name: form('getCode') }).click();
    await sent;
    await page
      .getByRole('textbox', { name: form('smsCode'), exact: true })
      .fill(await smsCode(brand, person.phone));
  }
  if (more.inviteCode !== undefined) {
    await page
      .getByRole('textbox', { name: session('inviteCode'), exact: true })
      .fill(more.inviteCode);
  }
  await typePicture();
  await page.getByRole('button', { name: session('signUp'), exact: true }).click();
  await expect(page).toHaveURL(addressOf(brand, paths.chat));
}

/** From any page with the tab bar. */
export async function openMine(page: Page, brand: Brand): Promise<void> {
  await page
    .getByRole('navigation')
    .getByRole('link', { name: wordsOf(brand).shell('mineTab') })
    .click();
  await expect(page).toHaveURL(addressOf(brand, paths.mine));
}

/** From the mine tab to the page with everything about the account. */
export async function openProfile(page: Page, brand: Brand): Promise<void> {
  await page.getByRole('link', { name: wordsOf(brand).account('editProfile') }).click();
  await expect(page).toHaveURL(addressOf(brand, paths.editInformation));
}

/** From the page of the account to the login page. */
export async function logOut(page: Page, brand: Brand): Promise<void> {
  const { account } = wordsOf(brand);
  await page.getByRole('button', { name: account('logOut') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: account('logOut') })
    .click();
  await expect(page).toHaveURL(addressOf(brand, paths.login));
}

/** Gives oneself another name, from the page of the account and back. */
export async function rename(page: Page, brand: Brand, nickname: string): Promise<void> {
  const { account } = wordsOf(brand);
  await page.getByRole('link', { name: account('nickname') }).click();
  await page.getByRole('textbox', { name: account('nickname'), exact: true }).fill(nickname);
  await page.getByRole('button', { name: account('save'), exact: true }).click();
  await expect(page).toHaveURL(addressOf(brand, paths.editInformation));
}
