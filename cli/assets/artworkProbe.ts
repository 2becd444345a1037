import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** A drawing that takes longer than this, in milliseconds, would stall every build. */
const probeTime = 15_000;

const script = (sharpUrl: string) => `
import sharp from ${JSON.stringify(sharpUrl)};
const parts = [];
for await (const part of process.stdin) parts.push(part);
await sharp(Buffer.concat(parts)).resize(1024, 1024, { fit: 'inside' }).raw().toBuffer();
`;

/**
 * Draws a costly SVG in a process of its own, because a drawing library that is busy cannot be
 * interrupted from inside.
 * @returns false when it was not done in time; other failures show when it is drawn in earnest.
 */
export function probeRender(svg: string, time = probeTime): Promise<boolean> {
  const sharpUrl = pathToFileURL(createRequire(import.meta.url).resolve('sharp')).href;
  return new Promise((settle) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script(sharpUrl)], {
      stdio: ['pipe', 'ignore', 'ignore'],
      timeout: time,
      killSignal: 'SIGKILL',
    });
    child.on('error', () => settle(true));
    child.on('close', (_code, signal) => settle(signal !== 'SIGKILL'));
    // A child that ends early closes its input; that is no error of ours.
    child.stdin.on('error', () => child.stdin.destroy());
    child.stdin.end(svg);
  });
}
