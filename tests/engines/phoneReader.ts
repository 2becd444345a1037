import { paths, pathToConversation } from '../../app/core/navigation/paths.ts';
import { storageKeys } from '../../app/platform/storage.ts';
import type { LoggedIn } from '../e2e/support/api.ts';
import { recordPainted } from '../support/drift.ts';
import type { Reader } from '../support/reading/reader.ts';
import { type Point, size } from './driver.ts';
import type { Site } from './engines.ts';
import { field, listName, row, sendButton } from './member.ts';
import type { Phone } from './phone.ts';

/** Somebody who reads in one of the engines. */
export function phoneReader(phone: Phone, site: Site): Reader {
  let list: Point | null = null;
  return {
    upright: size,
    evaluate: (inPage, ...given) => phone.evaluate(inPage, ...given),
    async openChat(who, peerId) {
      await enter(phone, site, who);
      await phone.find(row);
      await phone.evaluate(recordPainted, listName);
      const path = pathToConversation(`single_${peerId}`);
      await phone.click({ selector: `[href="${path}"]` });
      await phone.find(field);
    },
    async openMessage(who, peerId, clientMsgID) {
      await enter(phone, site, who);
      const at = `&message=${clientMsgID}&sender=${peerId}`;
      await phone.driver.open(site.addressOf(pathToConversation(`single_${peerId}`) + at));
      await phone.evaluate(recordPainted, listName);
    },
    press: (selector, name) => phone.click({ selector, ...(name === undefined ? {} : { name }) }),
    async untilNamed(selector, name, count = 1) {
      await phone.wait(countsNamed, selector, name, count);
    },
    async write(text) {
      await phone.fill(field, text);
      await phone.click(sendButton);
    },
    focusField: () => phone.click(field),
    async wheel(pixels) {
      list ??= await phone.find({ selector: 'section', name: listName });
      await phone.driver.wheel(list, pixels);
    },
    resize: (to) => phone.driver.resize(to),
    holdPictures: async () => site.line.hold(/^GET \/media\//),
  };
}

/** Opens the list of conversations as somebody who is logged in already. */
async function enter(phone: Phone, site: Site, who: LoggedIn): Promise<void> {
  const { credentials, deviceId } = who;
  await phone.driver.open(site.addressOf('/'));
  await phone.evaluate(keep, {
    [storageKeys.session]: JSON.stringify({ version: 1, credentials, profile: null }),
    [storageKeys.device]: deviceId,
  });
  await phone.driver.open(site.addressOf(paths.chat));
}

/** In the page. */
function keep(texts: Readonly<Record<string, string>>): void {
  for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
}

/** In the page: whether so many elements in view have this selector and this whole name. */
function countsNamed(selector: string, name: string, count: number): boolean {
  const found = [...document.querySelectorAll(selector)].filter(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      (one.getAttribute('aria-label') ?? one.textContent ?? '').trim() === name,
  );
  return found.length === count;
}
