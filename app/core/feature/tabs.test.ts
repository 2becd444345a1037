import { describe, expect, it } from 'vitest';
import type { Feature } from './feature.ts';
import { sectionsOf, tabsOf } from './tabs.ts';

const Nothing = () => null;
const base = { nameKey: 'name', routes: [] };
const withTab = (namespace: Feature['namespace'], order: number): Feature => ({
  ...base,
  id: `feature/${namespace}`,
  namespace,
  tab: { order, path: `/${namespace}`, labelKey: 'tab', Icon: Nothing, Screen: Nothing },
});
const withSection = (namespace: Feature['namespace'], order: number): Feature => ({
  ...base,
  id: `feature/${namespace}`,
  namespace,
  findSection: { order, labelKey: 'name', Section: Nothing },
});
const names = (features: Feature[]): string[] =>
  tabsOf(features).map((tab) => (tab.kind === 'feature' ? tab.feature.namespace : tab.kind));

describe('tabsOf', () => {
  it('has chat and mine for a brand without features', () => {
    expect(names([])).toEqual(['chat', 'mine']);
  });

  it('orders the tabs of features whatever order they load in', () => {
    const features = [withTab('invite', 60), withSection('points', 20), withTab('groups', 20)];
    expect(names(features)).toEqual(['chat', 'groups', 'find', 'invite', 'mine']);
    expect(names(features.reverse())).toEqual(['chat', 'groups', 'find', 'invite', 'mine']);
  });

  it('has no discover tab when there is nothing to discover', () => {
    expect(names([withTab('groups', 20)])).not.toContain('find');
  });
});

describe('sectionsOf', () => {
  it('gives the parts of the discover tab in order', () => {
    const features = [withSection('points', 20), withTab('groups', 1), withSection('invite', 10)];
    expect(sectionsOf(features).map(({ namespace }) => namespace)).toEqual(['invite', 'points']);
  });
});
