import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { localeIds } from '../../../app/brand/locales.ts';
import { repositoryRoot } from '../../testing/openTestSandbox.ts';
import { seedPeople } from '../people.data.ts';
import { seedMediaTalks } from './mediaTalks.data.ts';
import { pairs } from './testing/pairs.data.ts';

it('has such a talk in every language', () => {
  const locales = pairs.map(
    ([one]) => seedPeople.find(({ account }) => account === one)?.locale ?? '',
  );
  expect(new Set(locales)).toEqual(new Set(localeIds));
  const kept = seedMediaTalks.map(({ between }) => [...between].sort().join());
  expect(pairs.map((pair) => [...pair].sort().join()).sort()).toEqual(kept.sort());
});

it('keeps its files small', () => {
  const folder = join(repositoryRoot, 'sandbox/seed/media');
  const media = readdirSync(folder).filter((name) => /\.(jpg|webm)$/.test(name));
  expect(media.length).toBeGreaterThan(0);
  for (const name of media) {
    const limit = name.startsWith('voice-') ? 15 : name.endsWith('.jpg') ? 25 : 60;
    expect(statSync(join(folder, name)).size, name).toBeLessThanOrEqual(limit * 1024);
  }
});
