// `npm start`: builds every brand and serves each at its own host until Ctrl-C.
import { spawn } from 'node:child_process';
import { ensureDependencies, root } from './setup.mjs';

ensureDependencies();
const child = spawn(
  process.execPath,
  ['cli/bin.js', 'preview', '--build', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
// The terminal sends Ctrl-C to both; the child cleans up and decides how this ends.
process.on('SIGINT', () => child.kill('SIGINT'));
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => {
  process.exitCode = signal || code === 130 ? 0 : (code ?? 1);
});
