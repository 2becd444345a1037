import { chromium } from 'playwright';
import type { Locator, Page } from 'playwright/test';
import { browserFlags, findTestBrowser } from '../../../scripts/setup.mjs';
import { wordsOf } from './person.ts';
import { brandNamed } from './sites.ts';
import { expect } from './test.ts';

const clatter = brandNamed('clatter');
const executablePath = findTestBrowser(chromium.executablePath());

/** For `test.use`: a microphone that beeps, which everybody may use. */
export const withMicrophone = {
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: [...browserFlags, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
};

/** The words of the bar for recording. */
export const record = wordsOf(clatter).of('chat.record');

/** From writing to recording. */
export async function openBar(page: Page): Promise<void> {
  const voice = wordsOf(clatter).of('chat.message')('voice');
  await page.getByRole('button', { name: voice, exact: true }).filter({ visible: true }).click();
  const talk = page.getByRole('button', { name: record('talk'), exact: true });
  await expect(talk.filter({ visible: true })).toBeEnabled();
}

/** Marks of the voice messages that the other side, in quedu, has not heard. */
export const unheard = (page: Page): Locator =>
  page.getByTitle(wordsOf(brandNamed('quedu')).of('chat.voice')('unheard'));
