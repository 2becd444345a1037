import { spawn } from 'node:child_process';
import { size } from './driver.ts';

/** A screen without hardware, for engines that know no other way. `name` is for `DISPLAY`. */
export type Display = { name: string; close(): void };

export async function openDisplay(): Promise<Display> {
  const screen = `${2 * size.width}x${2 * size.height}x24`;
  const options = ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'];
  const server = spawn('Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  // It says which number it has taken once it can be used.
  const number = await new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error('Xvfb ended before it had a screen.')));
    server.stdio[3]?.once('data', (data) => resolve(String(data).trim()));
  });
  return { name: `:${number}`, close: () => void server.kill() };
}
