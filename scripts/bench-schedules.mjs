// Random schedules of everything that can go wrong with messages: how many hold, and the seed of any
// that does not. Usage: npm run bench:schedules -- [--runs 100000] [--seed 1] [--jobs 2] [--longest 24] [--without burn,freeze]
// They are played in rounds: the seed of a round is --seed plus its number, counted from 0; --jobs
// rounds are played at a time. The first schedule that does not hold ends all.
// A schedule that failed plays again with: npm run bench:schedules -- --play '<what was printed>'
import { runMessagingBench } from './scheduleRounds.mjs';

await runMessagingBench({
  name: 'bench-schedules',
  script: import.meta.url,
  entry: 'tests/support/messaging/benchEntry.ts',
  // The runtime keeps some 190 KB of every world, so that a process plays no more than this.
  roundSize: 2_500,
  counted: 'taken by the server',
});
