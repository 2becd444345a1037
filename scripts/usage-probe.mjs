// Loaded into a measured process with --import; writes what it used when it ends.
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  const file = process.env['USAGE_FILE'];
  if (!file) return;
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const wall = process.uptime();
  writeFileSync(
    file,
    JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, wall, rss: maxRSS / 1024 }),
  );
});
