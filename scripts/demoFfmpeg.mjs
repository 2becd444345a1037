// Runs ffmpeg so that the same input makes the same bytes.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Without times and versions of its own in the file, the same input makes the same bytes.
 * @param {string[]} args the last names the file that is written
 */
function exactly(args) {
  const exact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags', '+bitexact'];
  return ['-y', '-loglevel', 'error', ...args.slice(0, -1), ...exact, args.at(-1) ?? ''];
}

/**
 * @param {string[]} args the last names the file that is written
 * @param {Uint8Array} input read from `-`
 */
export function ffmpeg(args, input = new Uint8Array()) {
  execFileSync('ffmpeg', exactly(args), { input });
}

/**
 * The same with more input than fits into memory at once.
 * @param {string[]} args the last names the file that is written
 * @param {AsyncIterable<Uint8Array>} parts
 */
export async function ffmpegOf(args, parts) {
  const running = spawn('ffmpeg', exactly(args), { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(running, 'exit');
  for await (const part of parts) {
    if (!running.stdin.write(part)) await once(running.stdin, 'drain');
  }
  running.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`);
}
