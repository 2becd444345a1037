// Runs a Node program and reports its wall time, CPU time of all its threads, peak memory and open files.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

/** @typedef {{cpu: number, wall: number, rss: number, files: number}} Usage seconds, seconds, MB; 0 files where the system does not tell */

/**
 * @param {string[]} args program and its arguments
 * @param {{cwd?: string, env?: Record<string, string>}} options
 * @returns {Usage & {stdout: string}}
 */
export function measure(args, options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'usage-'));
  const file = join(folder, 'usage.json');
  try {
    const probe = pathToFileURL(join(root, 'scripts/usage-probe.mjs')).href;
    const done = spawnSync(process.execPath, ['--import', probe, ...args], {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env, USAGE_FILE: file, CI: '1' },
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    });
    if (done.status !== 0)
      throw new Error(`${args.join(' ')} ended with ${done.status}:\n${done.stderr}${done.stdout}`);
    return { ...JSON.parse(readFileSync(file, 'utf8')), stdout: done.stdout };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** One line that says where figures come from. */
export function machine() {
  const [first] = cpus();
  return `${cpus().length} × ${first?.model.trim()}, Node ${process.versions.node}`;
}
