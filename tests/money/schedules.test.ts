import { rmSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moneyTallies, runMoneySchedule } from '../support/money/sandbox/moneySchedules.ts';
import { moneySchedule } from '../support/money/sandbox/moneySteps.ts';
import { type MoneyTemplate, makeMoneyTemplate } from '../support/money/sandbox/moneyTemplate.ts';

let template: MoneyTemplate;
beforeAll(async () => {
  template = await makeMoneyTemplate();
});
afterAll(() => rmSync(template.folder, { recursive: true }));

it('every point is accounted for, and no screen says what is not so, whatever fails', async () => {
  const total = Object.fromEntries(moneyTallies.map((name) => [name, 0]));
  await fc.assert(
    fc.asyncProperty(moneySchedule(40), async (schedule) => {
      const tally = await runMoneySchedule(template, schedule);
      for (const name of moneyTallies) total[name] = (total[name] ?? 0) + tally[name];
    }),
    // The same ones each time; `npm run bench:money` plays others.
    { numRuns: 500, seed: 2026, endOnFailure: true },
  );
  // What the rules are about came up.
  for (const [name, count] of Object.entries(total)) expect(count, name).toBeGreaterThan(20);
});
