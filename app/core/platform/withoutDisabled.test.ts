import { describe, expect, it } from 'vitest';
import type { FeatureId } from '../../brand/features.ts';
import type { Feature } from '../feature/feature.ts';
import { withoutDisabled } from './withoutDisabled.ts';

const feature = (id: FeatureId): Feature => ({
  id: `feature/${id}`,
  name: 'common:about',
  routes: [],
});

const idsAfter = (loaded: FeatureId[], disabled: string[]): string[] =>
  withoutDisabled(loaded.map(feature), disabled).map(({ id }) => id.replace('feature/', ''));

describe('withoutDisabled', () => {
  it('leaves out what is switched off, and what needs it', () => {
    expect(idsAfter(['game', 'video'], ['video'])).toEqual(['game']);
    expect(idsAfter(['recharge-usdt', 'game', 'video'], ['points'])).toEqual(['video']);
  });

  it('never adds a feature the site does not have', () => {
    expect(idsAfter(['video'], ['-video', '+dating', 'dating'])).toEqual(['video']);
  });
});
