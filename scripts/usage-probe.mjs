// Loaded into a measured process with --import; writes what it used when it ends.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';

const openFiles = '/proc/self/fd';
const everyMs = 20;
let files = 0;

/** Looks between tasks; the folder itself is open while it is read. */
function countFiles() {
  files = Math.max(files, readdirSync(openFiles).length - 1);
}
// Other systems than Linux do not tell.
if (existsSync(openFiles)) setInterval(countFiles, everyMs).unref();

process.on('exit', () => {
  const file = process.env['USAGE_FILE'];
  if (!file) return;
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const wall = process.uptime();
  writeFileSync(
    file,
    JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, wall, rss: maxRSS / 1024, files }),
  );
});
