import fc from 'fast-check';
import { type GroupSchedule, groupSchedules } from './groupSchedule.ts';
import { type GroupReport, runGroupSchedule } from './runGroupSchedule.ts';
import { openSandboxGateway, type SandboxGateway } from './sandboxGateway.ts';

export type GroupFindings = {
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
export function playOne(schedule: GroupSchedule): Promise<GroupReport> {
  return withGateway((gateway) => runGroupSchedule(gateway, schedule));
}

/**
 * Plays schedules until one fails. The same seed plays the same ones.
 * @param longest operations in one
 * @param without kinds of operations, or deeds, that are left out
 */
export function checkSchedules({
  runs,
  seed,
  longest,
  without = [],
  path,
}: {
  runs: number;
  seed: number;
  longest: number;
  without?: readonly string[];
  /** Of one schedule of that seed, as fast-check prints it. */
  path?: string;
}): Promise<GroupFindings> {
  return withGateway(async (gateway) => {
    const findings: GroupFindings = { runs: 0, messages: 0, steps: 0, slowest: 0, failure: null };
    const result = await fc.check(
      fc.asyncProperty(schedulesWithout(longest, without), async (schedule) => {
        const report = await runGroupSchedule(gateway, schedule);
        findings.messages += report.messages;
        findings.steps += report.steps;
        findings.slowest = Math.max(findings.slowest, report.recovery);
      }),
      { numRuns: runs, seed, ...(path === undefined ? {} : { path, endOnFailure: true }) },
    );
    // What was tried to find the shortest one does not count.
    findings.runs = result.numRuns - (result.failed ? 1 : 0);
    if (result.failed) {
      const [shortest] = result.counterexample ?? [];
      findings.failure = `${String(result.errorInstance)}
npm run bench:groups -- --play '${JSON.stringify(shortest)}'
${fc.defaultReportMessage(result)}`;
    }
    return findings;
  });
}

function schedulesWithout(
  longest: number,
  without: readonly string[],
): fc.Arbitrary<GroupSchedule> {
  return groupSchedules(longest).map((schedule) => ({
    ...schedule,
    operations: schedule.operations.filter(
      (one) => !without.includes(one.kind) && !('deed' in one && without.includes(one.deed)),
    ),
  }));
}

async function withGateway<Result>(
  work: (gateway: SandboxGateway) => Promise<Result>,
): Promise<Result> {
  const gateway = await openSandboxGateway();
  try {
    return await work(gateway);
  } finally {
    await gateway.close();
  }
}
