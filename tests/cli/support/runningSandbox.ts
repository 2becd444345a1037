import { type ChildProcess, spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { launcher } from '../../support/brandCommand.ts';
import { brandsFolder, goodBrand } from './brandFolders.ts';

export const brands = () =>
  brandsFolder({ acme: goodBrand('acme', 1), beta: goodBrand('beta', 2) });

type Running = { child: ChildProcess; answer: { port: number; data: string }; words: () => string };

/** Starts the real command and reads the answer it gives when it serves. */
export async function start(args: string[]): Promise<Running> {
  const all = [launcher, 'sandbox', '--json', '--port', '0', ...args];
  const child = spawn(process.execPath, all, { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let [told, words] = ['', ''];
  child.stderr.on('data', (chunk) => {
    words += chunk;
  });
  const answer = await new Promise<Running['answer']>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      told += chunk;
      if (told.trimEnd().endsWith('}')) resolve(JSON.parse(told));
    });
    child.on('close', () => reject(new Error(words + told)));
  });
  return { child, answer, words: () => words };
}

export const stopped = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    child.on('close', resolve);
    child.kill('SIGINT');
  });

export const call = async ({ port }: { port: number }, path: string, input: object) => {
  const headers = { 'content-type': 'application/json', 'Idempotency-Key': 'key-of-the-test' };
  const url = `http://127.0.0.1:${port}/api${path}`;
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(input) });
  return response.json();
};

export const person = {
  ...{ packageId: 100002001, platform: 'h5', deviceId: 'device-1', operationID: 'op' },
  ...{ account: 'anna', password: 'demo1234' },
};
