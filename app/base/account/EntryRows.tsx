import type { FeatureEntry } from '../../core/feature/feature.ts';
import { useFeatures } from '../../core/feature/features.tsx';
import { useFeatureText } from '../../core/i18n/useFeatureText.ts';
import { ListRow } from '../../ui/ListRow.tsx';

/** Rows that lead to the features' own pages, in the order they ask for. */
export function EntryRows({ place }: { place: FeatureEntry['place'] }) {
  const textOf = useFeatureText();
  return useEntries(place).map(({ path, labelKey, namespace, Icon }) => (
    <ListRow key={path} glyph={Icon} title={textOf(namespace, labelKey)} to={path} />
  ));
}

/** @returns what the features bring to a place. */
export function useEntries(place: FeatureEntry['place']): (FeatureEntry & { namespace: string })[] {
  return useFeatures()
    .loaded.flatMap(({ entries = [], namespace }) =>
      entries.map((entry) => ({ ...entry, namespace })),
    )
    .filter((entry) => entry.place === place)
    .sort((one, other) => one.order - other.order);
}
