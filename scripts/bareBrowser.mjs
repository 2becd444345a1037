// A Chromium that is measured as a visitor has it. Playwright and other drivers keep a debugger
// attached and run scripts of their own in the page. With one attached V8 parses whole files again for
// every error made, and React makes some while it loads: tenths of a second that no visitor has.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserFlags, ensureChromium } from './setup.mjs';

/**
 * Speaks the DevTools protocol over a pipe, one JSON message per NUL.
 * @typedef {(method: string, params?: object, sessionId?: string) => Promise<any>} Send
 * @param {readonly string[]} flags more of them
 * @param {string} [kept] the folder of its profile, which stays. @default one of its own, until it closes
 * @returns {Promise<{send: Send, listen: (hear: (message: any) => void) => () => void, close: () => Promise<void>, kill: () => Promise<void>}>}
 */
export async function openBrowser(flags = [], kept) {
  const profile = kept ?? mkdtempSync(join(tmpdir(), 'bare-browser-'));
  const child = spawn(
    await ensureChromium(),
    [
      ...browserFlags,
      ...flags,
      '--headless',
      '--hide-scrollbars',
      '--no-startup-window',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
    ],
    // A group of its own, so that all its processes can be killed at once.
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'], detached: true },
  );
  const gone = once(child, 'exit');
  const toBrowser = /** @type {import('node:stream').Writable} */ (child.stdio[3]);
  const fromBrowser = /** @type {import('node:stream').Readable} */ (child.stdio[4]);
  const answers = new Map();
  const ears = new Set();
  let lastId = 0;
  let unread = '';
  fromBrowser.setEncoding('utf8');
  fromBrowser.on('data', (text) => {
    const messages = (unread + text).split('\0');
    unread = messages.pop() ?? '';
    for (const message of messages.map((one) => JSON.parse(one))) {
      if (message.id === undefined) for (const hear of ears) hear(message);
      else answers.get(message.id)?.(message);
      answers.delete(message.id);
    }
  });
  /** @type {Send} */
  const send = (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      answers.set(lastId, ({ result, error }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result),
      );
      toBrowser.write(`${JSON.stringify({ id: lastId, method, params, sessionId })}\0`);
    });
  return {
    send,
    listen(hear) {
      ears.add(hear);
      return () => ears.delete(hear);
    },
    async close() {
      await send('Browser.close');
      await gone;
      if (!kept) rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
    /** As where the device's battery is taken out: none of its processes gets to do anything more. */
    async kill() {
      if (child.exitCode === null && child.signalCode === null)
        process.kill(-(child.pid ?? 0), 'SIGKILL');
      await gone;
    },
  };
}
