import { describe, expect, it } from 'vitest';
import type { FeatureEntry } from '../../brand/data.ts';
import { loadFeatures } from './loadFeatures.ts';

const entryOf = (id: FeatureEntry['id'], js?: string): FeatureEntry => ({
  id,
  needs: [],
  css: [],
  js: js ?? `data:text/javascript,export const feature={id:'feature/${id}'}`,
});
const readText = (namespace: string): Promise<object> => Promise.resolve({ of: namespace });

describe('loadFeatures', () => {
  it('loads code and texts, in the order of the data block', async () => {
    const { features, bundles } = await loadFeatures(
      [entryOf('invite'), entryOf('groups')],
      readText,
    );
    expect(features.loaded.map(({ id }) => id)).toEqual(['feature/invite', 'feature/groups']);
    expect(features.isIncomplete).toBe(false);
    expect(bundles).toEqual({
      'invite.labels': { of: 'invite.labels' },
      'groups.labels': { of: 'groups.labels' },
    });
  });

  it('leaves out a feature whose code or texts do not come', async () => {
    const entries = [entryOf('invite', '/absent.js'), entryOf('groups'), entryOf('points')];
    const { features, bundles } = await loadFeatures(entries, (namespace) =>
      namespace === 'points.labels' ? Promise.reject(new Error('absent')) : readText(namespace),
    );
    expect(features.loaded.map(({ id }) => id)).toEqual(['feature/groups']);
    expect(features.isIncomplete).toBe(true);
    expect(Object.keys(bundles)).toEqual(['groups.labels']);
  });
});
