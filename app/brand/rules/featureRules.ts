import { featureNeeds, keptFeatures } from '../features.ts';
import type { Finding } from '../finding.ts';
import { makeFinding } from '../makeFinding.ts';
import type { BrandSource } from '../schema.ts';
import { keptTabs } from '../tabs.ts';
import { doubles } from './textRules.ts';

/** The exclusion list, and the tabs it leaves. */
export function* featureRules(source: BrandSource): Generator<Finding> {
  const exclude = source.exclude ?? [];
  yield* doubles('exclude-duplicate', ['exclude'], exclude);
  for (const feature of keptFeatures(exclude)) {
    const missing = (featureNeeds[feature] ?? []).filter((need) => exclude.includes(need));
    for (const need of missing) {
      yield makeFinding(
        'feature-needs',
        ['exclude', exclude.indexOf(need)],
        `The brand keeps ${feature}, which needs ${need}, but excludes ${need}.`,
        `Add "${feature}" to exclude, or take "${need}" out of it.`,
      );
    }
  }
  const shortcuts = source.manifest?.shortcuts ?? [];
  const path = ['manifest', 'shortcuts'];
  yield* doubles('shortcut-duplicate', path, shortcuts);
  const tabs = keptTabs(keptFeatures(exclude)).map(({ id }) => id);
  for (const [index, shortcut] of shortcuts.entries()) {
    if (tabs.includes(shortcut)) continue;
    yield makeFinding(
      'shortcut-without-tab',
      [...path, index],
      `The shortcut "${shortcut}" leads to a tab this brand does not have.`,
      `Take it out; the brand's tabs are ${tabs.join(', ')}.`,
    );
  }
}
