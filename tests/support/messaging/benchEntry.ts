import fc from 'fast-check';
import { runSchedule } from './runSchedule.ts';
import { type Schedule, schedules } from './schedule.ts';

export type ScheduleFindings = {
  /** How many held. */
  runs: number;
  messages: number;
  steps: number;
  /** Virtual milliseconds of the slowest recovery. */
  slowest: number;
  /** What fast-check reports, with seed and shortest schedule, or null. */
  failure: string | null;
};

/** Plays one schedule. @throws Error that says what is wrong */
export const playOne = runSchedule;

/**
 * Plays schedules until one fails. The same seed plays the same ones.
 * @param without kinds of operations, or deeds of strangers, that are left out
 */
export async function checkSchedules({
  runs,
  seed,
  longest,
  without = [],
}: {
  runs: number;
  seed: number;
  longest: number;
  without?: readonly string[];
}): Promise<ScheduleFindings> {
  const findings: ScheduleFindings = { runs: 0, messages: 0, steps: 0, slowest: 0, failure: null };
  const result = await fc.check(
    fc.asyncProperty(schedulesWithout(longest, without), async (schedule) => {
      const report = await runSchedule(schedule);
      findings.messages += report.messages;
      findings.steps += report.steps;
      findings.slowest = Math.max(findings.slowest, report.recovery);
    }),
    { numRuns: runs, seed },
  );
  // What was tried to find the shortest one does not count.
  findings.runs = result.numRuns - (result.failed ? 1 : 0);
  if (result.failed) {
    const [shortest] = result.counterexample ?? [];
    findings.failure = `${String(result.errorInstance)}
npm run bench:schedules -- --play '${JSON.stringify(shortest)}'
${fc.defaultReportMessage(result)}`;
  }
  return findings;
}

function schedulesWithout(longest: number, without: readonly string[]): fc.Arbitrary<Schedule> {
  if (without.length === 0) return schedules(longest);
  return schedules(longest).map((schedule) => ({
    ...schedule,
    operations: schedule.operations.filter(
      (one) => !without.includes(one.kind) && !('deed' in one && without.includes(one.deed)),
    ),
  }));
}
