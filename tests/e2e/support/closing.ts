import type { Page } from 'playwright/test';
import type { Brand } from '../../../app/brand/brand.ts';
import { pathToConversation } from '../../../app/core/navigation/paths.ts';
import type { GatewayPerson } from '../../support/gateway/person.ts';
import { field } from './chat.ts';
import { addressOf } from './sites.ts';

/** What became of texts that were sent. */
export type Closing = {
  sent: number;
  lost: string[];
  doubled: string[];
  /** Texts that stand behind one that the same tab had sent later. */
  misordered: string[];
};

type Writer = { page: Page; brand: Brand };
/** What a page does in the task of the key that sends, once it has sent. */
type Ending = 'reload' | 'close' | 'stay';

/** Begins the keys under which pages note what they took from their fields. */
const noted = 'sent-text ';

/** Makes the pages to come note what they send, and end as they are told. Call it before they open. */
export async function watchKeys(page: Page): Promise<void> {
  await page.context().addInitScript((prefix) => {
    if (window.self !== window.top) return;
    // After the app's own listener, in the same task.
    window.addEventListener('keydown', (event) => {
      const armed = sessionStorage.getItem('armed');
      if (event.key !== 'Enter' || !event.defaultPrevented || armed === null) return;
      sessionStorage.removeItem('armed');
      const { text, ending } = JSON.parse(armed);
      // A key for each text: two tabs write at the same time.
      localStorage.setItem(prefix + text, 'yes');
      if (ending === 'reload') location.reload();
      if (ending === 'close') window.close();
    });
  }, noted);
}

/** Writes a text and presses Enter; the page ends in the same task, if it is to. */
async function send({ page, brand }: Writer, text: string, ending: Ending): Promise<void> {
  await field(page, brand).fill(text);
  const armed = JSON.stringify({ text, ending });
  await page.evaluate((value) => sessionStorage.setItem('armed', value), armed);
  let end: Promise<unknown> | null = null;
  if (ending === 'reload') end = page.waitForEvent('load');
  if (ending === 'close') end = page.waitForEvent('close');
  await field(page, brand)
    .press('Enter')
    .catch((error: unknown) => {
      // The page was gone before it could answer.
      if (ending !== 'close') throw error;
    });
  await end;
}

/** Opens the conversation in one more tab, which may close itself. */
async function openTab(home: Page, brand: Brand, peerId: string): Promise<Writer> {
  const address = addressOf(brand, pathToConversation(`single_${peerId}`));
  const opening = home.context().waitForEvent('page');
  await home.evaluate((url) => void window.open(url, '_blank'), address);
  const page = await opening;
  await field(page, brand).waitFor();
  return { page, brand };
}

export type Rounds = {
  /**
   * `reload` and `close`: a page does so in the task of the key; `hand-over`: two tabs send, and the
   * one that leads closes so.
   */
  way: 'reload' | 'close' | 'hand-over';
  /** With whom the conversation is. */
  peerId: string;
  rounds: number;
};

/**
 * Sends texts `<tab> <number>` from pages that end. Those of a tab belong in the order of their numbers.
 * @param start a page with the conversation open
 * @returns the page that is left, with the conversation open
 */
export async function playRounds(start: Writer, { way, peerId, rounds }: Rounds): Promise<Page> {
  const { brand } = start;
  if (way !== 'hand-over') {
    for (let round = 1; round <= rounds; round += 1) {
      const writer = way === 'reload' ? start : await openTab(start.page, brand, peerId);
      await send(writer, `key ${round}`, way);
    }
    return start.page;
  }
  let leading = await openTab(start.page, brand, peerId);
  await start.page.close();
  for (let round = 1; round <= rounds; round += 1) {
    const next = await openTab(leading.page, brand, peerId);
    await Promise.all([
      send(leading, `a${round} 1`, 'close'),
      send(next, `b${round} 1`, 'stay').then(() => send(next, `b${round} 2`, 'stay')),
    ]);
    leading = next;
  }
  return leading.page;
}

/** Compares what pages took from their fields with what the other side has, once it has everything. */
export async function closingOf(
  page: Page,
  other: GatewayPerson,
  conversationID: string,
): Promise<Closing> {
  const sent = await page.evaluate(
    (prefix) =>
      Object.keys(localStorage).flatMap((key) =>
        key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
      ),
    noted,
  );
  let arrived: string[] = [];
  for (let tries = 0; tries < 200; tries += 1) {
    arrived = (await other.texts(conversationID, 1_000)).filter((text) => /^\w+ \d+$/.test(text));
    if (sent.every((text) => arrived.includes(text))) break;
    await page.waitForTimeout(100);
  }
  const last = new Map<string, number>();
  const misordered = arrived.filter((text) => {
    const [tab = '', number = ''] = text.split(' ');
    const isLate = Number(number) < (last.get(tab) ?? 0);
    last.set(tab, Math.max(Number(number), last.get(tab) ?? 0));
    return isLate;
  });
  return {
    sent: sent.length,
    lost: sent.filter((text) => !arrived.includes(text)),
    doubled: arrived.filter((text, index) => arrived.indexOf(text) !== index),
    misordered,
  };
}
