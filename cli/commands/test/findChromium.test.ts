import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findChromium } from './findChromium.ts';

const machine = mkdtempSync(join(tmpdir(), 'browsers-'));

afterAll(() => rmSync(machine, { recursive: true }));

function program(folder: string, name: string): string {
  const path = join(machine, folder, name);
  mkdirSync(join(machine, folder), { recursive: true });
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, 0o755);
  return path;
}

const chromium = program('first', 'chromium');
const shell = program('second', 'chromium-headless-shell');
const PATH = [join(machine, 'first'), join(machine, 'second')].join(delimiter);

describe('findChromium', () => {
  it('takes the headless shell before a browser with windows, wherever both lie', async () => {
    expect(await findChromium({ PATH })).toBe(shell);
  });

  it('takes the one that is named before all others', async () => {
    expect(await findChromium({ PATH, CHROMIUM_PATH: chromium })).toBe(chromium);
  });
});
