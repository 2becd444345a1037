import { test as base } from 'playwright/test';
import type { Brand } from '../../app/brand/brand.ts';
import { brandNamed, siteOf } from '../e2e/support/sites.ts';
import { type CutLine, openLine } from './cutLine.ts';
import type { Driver } from './driver.ts';
import { Phone } from './phone.ts';
import { openChromium, openFirefox } from './puppeteerDriver.ts';
import { openWebKit } from './webKitDriver.ts';

const openers = { chromium: openChromium, firefox: openFirefox, webkit: openWebKit };

export type Engine = keyof typeof openers;

/** The brand whose site is opened, where a test names no other. */
export const brand = brandNamed('clatter');

/** One that has videos. */
export const videoBrand = brandNamed('verbena');

/** The site, over a line that can be cut. */
export type Site = { brand: Brand; line: CutLine; addressOf(path: string): string };

type Fixtures = { driver: Driver; phone: Phone; site: Site };
type Options = { engine: Engine; executablePath: string; visited: Brand };

/** Every journey has a browser of its own: nothing of the one before goes on in it. */
export const test = base.extend<Fixtures & Options>({
  engine: ['chromium', { option: true }],
  executablePath: ['', { option: true }],
  visited: [brand, { option: true }],
  driver: async ({ engine, executablePath }, use, info) => {
    const driver = await openers[engine](executablePath);
    info.annotations.push({ type: 'engine', description: driver.version });
    await use(driver);
    await driver.close();
  },
  phone: async ({ driver }, use, info) => {
    await use(new Phone(driver));
    if (info.status === info.expectedStatus) return;
    await info.attach('screen', { body: await driver.screenshot(), contentType: 'image/png' });
  },
  site: async ({ visited }, use) => {
    const { hostname, port } = new URL(siteOf(visited).origin);
    const line = await openLine(Number(port));
    await use({
      brand: visited,
      line,
      addressOf: (path) => `http://${hostname}:${line.port}${path}`,
    });
    await line.cut();
  },
});
