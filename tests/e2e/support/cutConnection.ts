import type { Page } from 'playwright/test';
import type { FaultInput } from '../../../sandbox/faults/fault.ts';
import { beginChat, marked, shownTexts, write } from './chat.ts';
import { setFault } from './sandbox.ts';
import { brandNamed } from './sites.ts';
import { expect, forgive, type Misconduct } from './test.ts';

export const brand = brandNamed('verbena');
export const otherBrand = brandNamed('dieu');
export const broken = /net::ERR_|Failed to load resource|WebSocket/;

export type Rule = Omit<FaultInput, 'client'>;

/** Someone with a conversation open, whose connection a test makes go wrong. */
export async function begin(page: Page) {
  const chat = await beginChat(page, brand, otherBrand);
  return {
    ...chat,
    /** What the other side has. */
    arrived: chat.texts,
    setFault: (rule: Rule) => setFault(chat.userId, rule),
  };
}

/** A connection is cut by a fault while two messages are sent: both are there, once. */
export async function costsNothing(
  page: Page,
  misconduct: Misconduct[],
  rule: Rule,
): Promise<void> {
  const { other, arrived, setFault: set } = await begin(page);
  await set(rule);
  await write(page, brand, 'one');
  await write(page, brand, 'two');
  await expect(marked(page, brand, 'markSent')).toHaveCount(2, { timeout: 30_000 });
  expect(await arrived()).toEqual(['Hello there', 'one', 'two']);
  await expect.poll(() => shownTexts(page, brand)).toEqual(['Hello there', 'one', 'two']);
  forgive(misconduct, broken);
  other.leave();
}
