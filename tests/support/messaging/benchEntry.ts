import fc from 'fast-check';
import { runSchedule } from './runSchedule.ts';
import { schedules } from './schedule.ts';

export type ScheduleFindings = {
  runs: number;
  messages: number;
  steps: number;
  /** Virtual milliseconds of the slowest recovery. */
  slowest: number;
  /** What fast-check reports, with seed and shortest schedule, or null. */
  failure: string | null;
};

/** Plays schedules until one fails. The same seed plays the same ones. */
export async function checkSchedules({
  runs,
  seed,
  longest,
}: {
  runs: number;
  seed: number;
  longest: number;
}): Promise<ScheduleFindings> {
  const findings: ScheduleFindings = { runs: 0, messages: 0, steps: 0, slowest: 0, failure: null };
  const result = await fc.check(
    fc.asyncProperty(schedules(longest), async (schedule) => {
      const report = await runSchedule(schedule);
      findings.runs += 1;
      findings.messages += report.messages;
      findings.steps += report.steps;
      findings.slowest = Math.max(findings.slowest, report.recovery);
    }),
    { numRuns: runs, seed },
  );
  if (result.failed) {
    findings.failure = `${String(result.errorInstance)}\n${fc.defaultReportMessage(result)}`;
  }
  return findings;
}
