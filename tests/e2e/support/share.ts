import { expect, type Page } from 'playwright/test';
import { sharePath } from '../../../app/brand/shareTarget.ts';
import type { Chosen } from './choose.ts';

export type Shared = { title?: string; text?: string; url?: string; files?: readonly Chosen[] };

/**
 * Hands something over as the share sheet of a phone does: a form that the page's browser sends to the app.
 * Needs a context that passes over the policy of pages, which lets them send no forms.
 * @param site origin of the app, which has been installed; the page may be of another
 */
export async function share(page: Page, site: string, shared: Shared): Promise<void> {
  const { files = [], ...texts } = shared;
  const encoded = files.map(({ name, mimeType, buffer }) => ({
    ...{ name, type: mimeType },
    base64: buffer.toString('base64'),
  }));
  const action = new URL(sharePath, site).href;
  // The page before it may have had the very address that this leads to.
  const arrived = page.waitForEvent('load');
  await page.evaluate(
    ({ fields, things, to }) => {
      const form = Object.assign(document.createElement('form'), {
        ...{ method: 'POST', enctype: 'multipart/form-data', action: to },
      });
      for (const [name, value] of Object.entries(fields)) {
        form.append(Object.assign(document.createElement('textarea'), { name, value }));
      }
      const data = new DataTransfer();
      for (const { name, type, base64 } of things) {
        const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
        data.items.add(new File([bytes], name, { type }));
      }
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'files' });
      input.files = data.files;
      form.append(input);
      form.hidden = true;
      document.body.append(form);
      form.submit();
    },
    { fields: texts, things: encoded, to: action },
  );
  await arrived;
  await page.waitForURL((url) => url.origin === new URL(site).origin && url.pathname !== sharePath);
}

/** Resolves when nothing that was shared is on the device. */
export async function expectNothingKept(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => (await caches.keys()).filter((one) => /-shared$/.test(one))),
    )
    .toEqual([]);
}
