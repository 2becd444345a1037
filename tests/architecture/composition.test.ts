import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const app = fileURLToPath(new URL('../../app', import.meta.url));
const helper = 'platform/composition.ts';
/** Keys of a button, where no word is composed. */
const ofButtons = ['base/chat/record/HoldRow.tsx'];

const sources = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(app, file), 'utf8') }));

describe('Enter that takes a word of Chinese or the like', () => {
  it('is told from other Enters by one helper, wherever the key is listened to', () => {
    const listeners = sources.filter(({ text }) => /(['"`])Enter\1/.test(text));
    const unaware = listeners.filter(({ text }) => !text.includes('isOfComposition('));
    expect(unaware.map(({ file }) => file)).toEqual(ofButtons);
    expect(listeners.length).toBeGreaterThan(ofButtons.length);
  });

  it('is known to that helper alone', () => {
    const others = sources.filter(({ text }) => /\b(isComposing|keyCode)\b *[),;&|=}]/.test(text));
    expect(others.map(({ file }) => file)).toEqual([helper]);
  });
});
