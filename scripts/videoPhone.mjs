// What all figures of the video bench do with a phone.
import { setTimeout as pause } from 'node:timers/promises';
import { heldBy, openPhone } from './phone.mjs';
import { watchFilms } from './videoWatch.mjs';

/**
 * A page with its reader and its finger.
 * @typedef {import('./phone.mjs').Phone & {
 *   read: (expression: string) => Promise<any>,
 *   until: (expression: string) => Promise<void>,
 *   close: () => Promise<void>,
 * }} VideoPhone
 */

/** Longer than any figure that is worth a number, in milliseconds. */
const patience = 30_000;
/** Milliseconds between a finger's touching something and its leaving it. */
const touchTime = 70;

/**
 * A phone of somebody who is logged in, on a page that has come to rest.
 * @param {any} bench as of `bench-video.mjs`
 * @param {{ path: string, keepsWorker: boolean }} options with its worker the site was here before, and serves itself
 * @returns {Promise<VideoPhone>}
 */
export async function openVideoPhone({ browser, site, language, who }, { path, keepsWorker }) {
  const { send } = browser;
  const { browserContextId } = await send('Target.createBrowserContext');
  const source = `(${watchFilms})(${JSON.stringify(heldBy(who))}, ${keepsWorker})`;
  const phone = await openPhone(send, { ...site, browserContextId, language, source });
  const read = async (expression) => {
    const { result, exceptionDetails } = await phone.tell('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? expression);
    return result.value;
  };
  const until = async (expression) => {
    const end = Date.now() + patience;
    while (!(await read(expression))) {
      if (Date.now() > end) {
        const found = await read('JSON.stringify(globalThis.stateOf())');
        throw new Error(`The page did not come to this: ${expression}\n${found}`);
      }
      await pause(50);
    }
  };
  await phone.tell('Network.enable');
  const go = async (to) => {
    await phone.tell('Page.navigate', { url: site.url + to });
    await until('document.readyState === "complete"');
  };
  if (keepsWorker) {
    await go('/');
    await read('navigator.serviceWorker.ready.then(() => true)');
  }
  await go(path);
  return {
    ...phone,
    read,
    until,
    close: () => send('Target.disposeBrowserContext', { browserContextId }),
  };
}

/** Touches something as a finger does, once nothing lies over it. @param {VideoPhone} phone @param {string} selector */
export async function tap({ read, until, tell }, selector) {
  const element = `document.querySelector(${JSON.stringify(selector)})`;
  const middle = `(() => {
    const { left, top, width, height } = ${element}.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  })()`;
  await read(`${element}.scrollIntoView({ block: 'center' })`);
  await until(`(({ x, y }) => ${element}.contains(document.elementFromPoint(x, y)))(${middle})`);
  const point = await read(middle);
  await tell('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await pause(touchTime);
  await tell('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/**
 * One swipe up, as of a thumb: a little more than half of the page in a sixth of a second, so that a slow page takes it
 * for one as well. @param {VideoPhone} phone
 */
export async function swipe({ tell }) {
  const touch = (type, ...touchPoints) => tell('Input.dispatchTouchEvent', { type, touchPoints });
  const moves = [touch('touchStart', { x: 200, y: 720 })];
  // None waits for the one before: a thumb does not wait for a slow page.
  for (let y = 684; y >= 270; y -= 36) {
    await pause(12);
    moves.push(touch('touchMove', { x: 200, y }));
  }
  moves.push(touch('touchEnd'));
  await Promise.all(moves);
}
