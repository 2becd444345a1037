import { type LaunchOptions, launch } from 'puppeteer-core';
import { browserFlags } from '../../scripts/setup.mjs';
import { type Driver, patience, size } from './driver.ts';

/** Chromium over its own protocol. */
export function openChromium(executablePath: string): Promise<Driver> {
  return openPuppeteer('Chromium', { executablePath, args: browserFlags });
}

/** Firefox over WebDriver BiDi. */
export function openFirefox(executablePath: string): Promise<Driver> {
  return openPuppeteer('Firefox', { browser: 'firefox', executablePath });
}

async function openPuppeteer(name: string, options: LaunchOptions): Promise<Driver> {
  const isChromium = options.browser !== 'firefox';
  const browser = await launch({ ...options, headless: true, protocolTimeout: 2 * patience });
  const page = await browser.newPage();
  const resize = (to: typeof size) =>
    page.setViewport({ ...to, isMobile: isChromium, hasTouch: isChromium });
  await resize(size);
  page.setDefaultTimeout(patience);
  const version = (await browser.version()).replace(/^.*\//, '');
  return {
    version: `${name} ${version}`,
    async open(address) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
    },
    async reload() {
      await page.reload({ waitUntil: 'domcontentloaded' });
    },
    run: (expression) => page.evaluate(expression),
    click: ({ x, y }) => page.mouse.click(x, y),
    rightClick: ({ x, y }) => page.mouse.click(x, y, { button: 'right' }),
    type: (text) => page.keyboard.type(text),
    async wheel({ x, y }, pixels) {
      await page.mouse.move(x, y);
      await page.mouse.wheel({ deltaY: pixels });
    },
    resize,
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
