import { describe, expect, it } from 'vitest';
import { type FeatureId, featureIds, needsOf } from '../../brand/features.ts';
import type { Feature } from '../feature/feature.ts';
import { withoutDisabled } from './withoutDisabled.ts';

const feature = (id: FeatureId): Feature => ({
  id: `feature/${id}`,
  name: 'common:about',
  routes: [],
});

/** As the page of a brand with every feature says. */
const entries = featureIds.map((id) => ({ id, needs: needsOf(id) }));

const idsAfter = (loaded: FeatureId[], disabled: string[]): string[] =>
  withoutDisabled(loaded.map(feature), disabled, entries).map(({ id }) =>
    id.replace('feature/', ''),
  );

describe('withoutDisabled', () => {
  it('leaves out what is switched off, and what needs it', () => {
    expect(idsAfter(['game', 'video'], ['video'])).toEqual(['game']);
    expect(idsAfter(['recharge-usdt', 'game', 'video'], ['points'])).toEqual(['video']);
    expect(idsAfter(['points', 'recharge', 'exchange'], ['exchange'])).toEqual([
      ...['points', 'recharge'],
    ]);
  });

  it('never adds a feature the site does not have', () => {
    expect(idsAfter(['video'], ['-video', '+dating', 'dating'])).toEqual(['video']);
  });
});
