import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { clips } from '../seed/clips/clips.data.ts';
import { checkClip } from './checkClip.ts';

it('takes the clips of the demo', () => {
  for (const { type, file, width, height } of Object.values(clips)) {
    if (type === 'hls') continue;
    const bytes = readFileSync(new URL(`../seed/clips/${file}`, import.meta.url));
    expect([file, checkClip(bytes)]).toEqual([file, expect.objectContaining({ width, height })]);
  }
});
