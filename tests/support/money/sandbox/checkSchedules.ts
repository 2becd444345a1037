import { rmSync } from 'node:fs';
import fc from 'fast-check';
import { type MoneyTally, runMoneySchedule } from './moneySchedules.ts';
import { type MoneySchedule, moneySchedule } from './moneySteps.ts';
import { makeMoneyTemplate } from './moneyTemplate.ts';

export type MoneyFindings = {
  /** How many held. */
  runs: number;
  tally: Partial<MoneyTally>;
  /** What fast-check reports, with the schedule, or null. */
  failure: string | null;
};

/** Plays one schedule. @throws Error that says what is wrong */
export function playOne(schedule: MoneySchedule): Promise<MoneyTally> {
  return withTemplate((play) => play(schedule));
}

/** Plays schedules until one fails. The same seed plays the same ones. @param length how many steps each has */
export function checkSchedules({
  runs,
  seed,
  length,
}: {
  runs: number;
  seed: number;
  length: number;
}): Promise<MoneyFindings> {
  return withTemplate(async (play) => {
    const findings: MoneyFindings = { runs: 0, tally: {}, failure: null };
    const { tally } = findings;
    const result = await fc.check(
      fc.asyncProperty(moneySchedule(length), async (schedule) => {
        for (const [name, count] of Object.entries(await play(schedule))) {
          const of = name as keyof MoneyTally;
          tally[of] = (tally[of] ?? 0) + count;
        }
      }),
      { numRuns: runs, seed, endOnFailure: true },
    );
    findings.runs = result.numRuns - (result.failed ? 1 : 0);
    if (result.failed) {
      const [schedule] = result.counterexample ?? [];
      findings.failure = `${String(result.errorInstance)}
npm run bench:money -- --play '${JSON.stringify(schedule)}'`;
    }
    return findings;
  });
}

async function withTemplate<Result>(
  work: (play: (schedule: MoneySchedule) => Promise<MoneyTally>) => Promise<Result>,
): Promise<Result> {
  const template = await makeMoneyTemplate();
  try {
    return await work((schedule) => runMoneySchedule(template, schedule));
  } finally {
    rmSync(template.folder, { recursive: true });
  }
}
