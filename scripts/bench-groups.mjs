// Random schedules of everything that can go wrong in groups: four people on four devices and the sandbox's
// own gateway, who come, go, lead, mute, apply, write and lose their connections. How many hold, and the seed
// of any that does not. Usage: npm run bench:groups -- [--runs 20000] [--seed 1] [--jobs 2] [--longest 24]
// [--without mute,lose]
// They are played in rounds: the seed of a round is --seed plus its number, counted from 0; --jobs
// rounds are played at a time. The first schedule that does not hold ends all.
// A schedule that failed plays again with: npm run bench:groups -- --play '<what was printed>'
import { nativeModules, runMessagingBench } from './scheduleRounds.mjs';

await runMessagingBench({
  name: 'bench-groups',
  script: import.meta.url,
  entry: 'tests/support/messaging/groups/checkGroups.ts',
  external: nativeModules,
  roundSize: 250,
  runs: '20000',
  counted: 'taken by the gateway',
});
