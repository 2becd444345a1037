import { expect } from 'playwright/test';
import { conversationIdOf } from '../../app/contract/gateway/conversationId.ts';
import { sessionType } from '../../app/contract/gateway/enums.ts';
import { joinAs } from '../e2e/support/chat.ts';
import { type Drift, driftOf, recordPainted, takePainted } from '../support/drift.ts';
import { brand, test } from './engines.ts';
import { acquaint, greeting, listName, logIn, row } from './member.ts';
import type { Phone } from './phone.ts';

/** How far the wheel turns at a time, in pixels. */
const step = -120;
const count = 150;

test('a long conversation is scrolled up without moving what one reads', async ({
  phone,
  site,
}) => {
  const { person, self, other } = await acquaint();
  const textOf = (index: number) =>
    `Message ${index}. ${'And more words. '.repeat(index % 9)}`.trim();
  for (let index = 0; index < count; index += 1) {
    await other.say({ userID: self.credentials.userId }, textOf(index));
  }
  // Read elsewhere, so that it opens at the newest.
  const elsewhere = await joinAs(brand, self);
  await elsewhere.read(conversationIdOf({ sessionType: sessionType.single, userID: other.userID }));
  elsewhere.leave();
  other.leave();
  await logIn(phone, site, person);
  await phone.step('opens the conversation', async () => {
    await phone.click(row);
    await phone.wait(hasInView, listName, textOf(count - 1));
  });
  await phone.step('scrolls up to the first message', async () => {
    await phone.evaluate(recordPainted, listName);
    const drift = await scrollTo(phone, greeting);
    // Pages of older messages have come in meanwhile.
    expect(drift.above).toBeGreaterThan(1);
    // Rows and steps are whole pixels, so that nothing is left for an engine to round.
    expect(drift.worst).toBe(0);
    expect(drift.lost).toBe(0);
  });
});

/** Turns the wheel until a text is in view. @returns what moved besides the wheel meanwhile */
async function scrollTo(phone: Phone, text: string): Promise<Drift> {
  const place = await phone.find({ selector: 'section', name: listName });
  for (let turn = 0; turn < 600; turn += 1) {
    await phone.driver.wheel(place, step);
    if (await phone.evaluate(hasInView, listName, text)) {
      return driftOf(await phone.evaluate(takePainted), step);
    }
  }
  throw new Error(`${text} never came into view.`);
}

/** In the page: whether the list with this label shows a text, two frames from now. */
async function hasInView(label: string, text: string): Promise<boolean> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const lists = [...document.querySelectorAll(`section[aria-label="${label}"]`)];
  const area = lists.find((one) => one.checkVisibility());
  const found = [...(area?.querySelectorAll('bdi') ?? [])].find(
    ({ textContent }) => textContent === text,
  );
  if (!area || !found) return false;
  const [view, box] = [area.getBoundingClientRect(), found.getBoundingClientRect()];
  return box.bottom > view.top && box.top < view.bottom;
}
