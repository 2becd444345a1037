import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keptTabs } from '../../app/brand/tabs.ts';
import { addressOf, brands, sitesFolder } from './support/sites.ts';
import { expect, open, test } from './support/test.ts';

for (const brand of brands) {
  test.describe(brand.id, () => {
    test('can be installed: manifest without faults and an active worker', async ({ page }) => {
      await open(page, addressOf(brand, '/'));
      const session = await page.context().newCDPSession(page);
      const manifest = await session.send('Page.getAppManifest');
      expect(manifest.errors).toEqual([]);
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
      // Test profiles are incognito, which Chromium counts against installing; nothing else may.
      expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
      const state = await page.evaluate(
        async () => (await navigator.serviceWorker.ready).active?.state,
      );
      expect(['activating', 'activated']).toContain(state);
    });

    test('names itself, its icons and its shortcuts in the manifest', async ({ page }) => {
      await open(page, addressOf(brand, '/'));
      const manifest = await page.evaluate(async () =>
        (await fetch('/manifest.webmanifest')).json(),
      );
      expect(manifest.name).toBe(brand.name[brand.locale]);
      expect(manifest.background_color).toBe(
        brand.bgColor[brand.theme.scheme === 'dark' ? 'dark' : 'light'],
      );
      const purposes = manifest.icons.map((icon: { purpose: string }) => icon.purpose);
      expect(new Set(purposes)).toEqual(new Set(['any', 'maskable', 'monochrome']));
      expect(manifest.shortcuts.map((one: { url: string }) => one.url)).toEqual(
        keptTabs(brand.features)
          .slice(0, 4)
          .map((tab) => tab.path),
      );
      const addresses = [
        ...manifest.icons,
        ...manifest.shortcuts.flatMap((s: { icons: unknown[] }) => s.icons),
      ];
      for (const { src, sizes } of addresses as { src: string; sizes: string }[]) {
        const size = await page.evaluate(async (url) => {
          const image = new Image();
          image.src = url;
          await image.decode();
          return `${image.naturalWidth}x${image.naturalHeight}`;
        }, src);
        if (sizes !== 'any') expect(size).toBe(sizes);
      }
    });

    test('sends the headers its own files declare', async ({ page }) => {
      const response = await page.goto(addressOf(brand, '/pages/tabBar/mine'));
      const headers = response?.headers() ?? {};
      const emitted = readFileSync(join(sitesFolder, brand.id, '_headers'), 'utf8');
      expect(emitted).toContain(`Content-Security-Policy: ${headers['content-security-policy']}`);
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-encoding']).toBe('br');
      const assets = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map((one) => one.src),
      );
      for (const asset of assets) {
        const cache = await page.evaluate(
          async (url) => (await fetch(url)).headers.get('cache-control'),
          asset,
        );
        expect(cache).toBe('public, max-age=31536000, immutable');
      }
    });
  });
}
