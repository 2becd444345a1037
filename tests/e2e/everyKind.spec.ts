import { chromium } from 'playwright';
import { browserFlags, findTestBrowser } from '../../scripts/setup.mjs';
import { marked, rowWith } from './support/chat.ts';
import { sentKinds } from './support/kinds.ts';
import { openSides } from './support/sides.ts';
import { brandNamed } from './support/sites.ts';
import { expect, test } from './support/test.ts';

// A microphone that beeps, which everybody may use.
const microphone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
const executablePath = findTestBrowser(chromium.executablePath());
test.use({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: [...browserFlags, ...microphone],
  },
});

test('two people on two brands send each other every kind at the same time, and both see each', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const { sides, close } = await openSides(browser, [brandNamed('clatter'), brandNamed('quedu')]);
  const both = <Result>(step: (side: (typeof sides)[number]) => Promise<Result>) =>
    Promise.all(sides.map(step));
  for (const [kind, { send, bubbles, inList, count = 1, open }] of Object.entries(sentKinds)) {
    await test.step(kind, async () => {
      await both(send);
      await both(async (side) => {
        // Those of both sides; what is far above is not drawn.
        await expect(bubbles(side).nth(2 * count - 1)).toBeVisible();
        await expect(marked(side.page, side.brand, 'markFailed')).toHaveCount(0);
        const words = 'key' in inList ? side.words('chat.message')(inList.key) : inList.words;
        await expect(rowWith(side.list, words)).toHaveCount(1);
        await open?.(side, bubbles(side).last());
      });
    });
  }
  await both(async ({ page, brand, misconduct }) => {
    await expect(marked(page, brand, 'markSending')).toHaveCount(0);
    expect(misconduct).toEqual([]);
  });
  await close();
});
