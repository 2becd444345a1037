// Pages that end in the task of the key that sends, and what becomes of the texts they sent.

/** Begins the keys under which pages note what they took from their fields. */
const noted = 'sent-text ';

/**
 * A page with a conversation open, and the field it writes into.
 * @typedef {{page: import('playwright').Page, fieldOf: (page: import('playwright').Page) => import('playwright').Locator}} Writer
 */

/**
 * Makes the pages to come note what they send, and end as they are told. Call it before they open.
 * @param {import('playwright').BrowserContext} context
 */
export async function watchKeys(context) {
  await context.addInitScript((prefix) => {
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

/**
 * Writes a text and presses Enter; the page ends in the same task, if it is to.
 * @param {Writer} writer @param {string} text @param {'reload' | 'close' | 'stay'} ending
 */
async function send({ page, fieldOf }, text, ending) {
  await fieldOf(page).fill(text);
  const armed = JSON.stringify({ text, ending });
  await page.evaluate((value) => sessionStorage.setItem('armed', value), armed);
  /** @type {Promise<unknown> | null} */
  let end = null;
  if (ending === 'reload') end = page.waitForEvent('load');
  if (ending === 'close') end = page.waitForEvent('close');
  await fieldOf(page)
    .press('Enter')
    .catch((error) => {
      // The page was gone before it could answer.
      if (ending !== 'close') throw error;
    });
  await end;
}

/**
 * Opens the conversation in one more tab, which may close itself.
 * @param {Writer} home @returns {Promise<Writer>}
 */
async function openTab({ page: home, fieldOf }) {
  const opening = home.context().waitForEvent('page');
  await home.evaluate((url) => void window.open(url, '_blank'), home.url());
  const page = await opening;
  await fieldOf(page).waitFor();
  return { page, fieldOf };
}

/**
 * Sends texts `<tab> <number>` from pages that end. Those of a tab belong in the order of their numbers.
 * @param {Writer} start a page with the conversation open
 * @param {'reload' | 'close' | 'hand-over'} way `reload` and `close`: a page does so in the task of the
 *   key; `hand-over`: two tabs send, and the one that leads closes so
 * @param {number} rounds
 * @returns the page that is left, with the conversation open
 */
export async function playRounds(start, way, rounds) {
  if (way !== 'hand-over') {
    for (let round = 1; round <= rounds; round += 1) {
      await send(way === 'reload' ? start : await openTab(start), `key ${round}`, way);
    }
    return start.page;
  }
  let leading = await openTab(start);
  await start.page.close();
  for (let round = 1; round <= rounds; round += 1) {
    const next = await openTab(leading);
    await Promise.all([
      send(leading, `a${round} 1`, 'close'),
      send(next, `b${round} 1`, 'stay').then(() => send(next, `b${round} 2`, 'stay')),
    ]);
    leading = next;
  }
  return leading.page;
}

/**
 * Compares what pages took from their fields with what the other side has, once it has everything.
 * @param {import('playwright').Page} page
 * @param {() => Promise<string[]>} received the texts that the other side has, oldest first
 * @returns how many were sent, and which of them were lost, doubled, or stand behind one that the same tab
 *   had sent later
 */
export async function closingOf(page, received) {
  const sent = await page.evaluate(
    (prefix) =>
      Object.keys(localStorage).flatMap((key) =>
        key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
      ),
    noted,
  );
  /** @type {string[]} */
  let arrived = [];
  for (let tries = 0; tries < 200; tries += 1) {
    arrived = (await received()).filter((text) => /^\w+ \d+$/.test(text));
    if (sent.every((text) => arrived.includes(text))) break;
    await page.waitForTimeout(100);
  }
  const last = new Map();
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
