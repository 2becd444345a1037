import fc from 'fast-check';
import { runSchedule } from './runSchedule.ts';
import { type Schedule, schedules } from './schedule.ts';

const runs = Number(process.env['SCHEDULES'] ?? 2_000);
/** The same schedules every time; `npm run bench:schedules` tries new ones. */
const seed = Number(process.env['SEED'] ?? 2_026);

/**
 * Plays one half of the schedules, so that two processors share them.
 * @param examples played first
 * @returns how many messages were sent. Rejects with the seed and the shortest schedule that fails
 */
export async function holdSchedules(half: 0 | 1, examples: readonly Schedule[]): Promise<number> {
  let messages = 0;
  await fc.assert(
    fc.asyncProperty(schedules(10), async (schedule) => {
      messages += (await runSchedule(schedule)).messages;
    }),
    {
      numRuns: Math.ceil(runs / 2),
      seed: seed + half,
      examples: examples.map((schedule) => [schedule] as [Schedule]),
    },
  );
  return messages;
}
