import type { Page } from 'playwright/test';
import type { Brand } from '../../../app/brand/brand.ts';
import type { FaultInput } from '../../../sandbox/faults/fault.ts';
import { ask } from './ask.ts';
import { siteOf } from './sites.ts';

/** @returns the characters of a picture that waits for its answer. */
export async function captchaAnswer(brand: Brand, challengeId: string): Promise<string> {
  const { captchas } = (await ask({ path: '/sandbox', origin: siteOf(brand).origin })) as {
    captchas: { challengeId: string; answer: string }[];
  };
  const found = captchas.find((one) => one.challengeId === challengeId);
  if (!found) throw new Error('No picture waits for its answer under this id.');
  return found.answer;
}

/** @returns the code of the newest SMS to a number. */
export async function smsCode(brand: Brand, phone: string): Promise<string> {
  const { messages } = (await ask({
    path: `/sandbox/inbox?phone=${phone}`,
    origin: siteOf(brand).origin,
  })) as { messages: { code: string | null }[] };
  const newest = messages.find(({ code }) => code !== null);
  if (!newest?.code) throw new Error('No code was sent to this number.');
  return newest.code;
}

let named = 0;

/** Names the requests of a page, so that a fault meets them alone. Call it before the page opens. */
export async function nameClient(page: Page): Promise<string> {
  named += 1;
  const name = `client-${process.pid}-${named}`;
  await page.setExtraHTTPHeaders({ 'sandbox-client': name });
  return name;
}

/** Makes the answers to one page's requests go wrong. @returns takes the fault away */
export async function setFault(
  client: string,
  rule: Omit<FaultInput, 'client'>,
): Promise<() => Promise<void>> {
  const made = (await ask({ path: '/sandbox/faults', body: { ...rule, client } })) as {
    id?: string;
    error?: string;
  };
  if (made.id === undefined) throw new Error(made.error ?? 'The fault was not set.');
  return async () => {
    await ask({ path: `/sandbox/faults/${made.id}`, method: 'DELETE' });
  };
}
