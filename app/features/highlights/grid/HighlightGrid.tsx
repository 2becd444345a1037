import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { HighlightFilter } from '../../../contract/highlights/getPassionateVideo.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { ReadMore } from '../../../core/query/ReadMore.tsx';
import { ReadPart } from '../../../core/query/ReadPart.tsx';
import { Chips } from '../../../ui/Chips.tsx';
import { LiveDrawing } from '../../../ui/drawings/LiveDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { type ChosenFilter, type FilterValue, readFilter, writeFilter } from '../filterAddress.ts';
import { useBlockedHosts } from '../useBlockedHosts.ts';
import { useHighlights } from '../useHighlights.ts';
import { GridSkeleton, WaitingCards } from './GridSkeleton.tsx';
import * as css from './grid.css.ts';
import { HighlightCard } from './HighlightCard.tsx';

/** Cards of the first screenful, whose posters are fetched at once. */
const firstScreenful = 4;

/** The filters, and below them two columns of what fits. */
export function HighlightGrid() {
  const { t } = useTranslation('highlights.grid');
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const read = useHighlights(filter);
  const isBlocked = useBlockedHosts();
  const isFiltered = Object.keys(filter).length > 0;
  const filters = useLastFilters(read.pages[0]?.filters);
  const choose = (next: ChosenFilter): void => setSearch(writeFilter(next), { replace: true });
  return (
    <>
      {filters?.map((one) => (
        <FilterRow key={one.name} filter={one} chosen={filter} onChoose={choose} />
      ))}
      <ReadPart
        read={read}
        failedTitle={t('failedTitle')}
        waiting={filters ? <WaitingCards /> : <GridSkeleton />}
        empty={{
          isEmpty: (list) => !read.hasMore && list.every(isBlocked),
          content: (
            <EmptyState
              drawing={<LiveDrawing />}
              title={isFiltered ? t('noMatchTitle') : t('emptyTitle')}
              sentence={isFiltered ? t('noMatch') : t('emptySentence')}
            />
          ),
        }}
      >
        {(list) => (
          <>
            <ul className={css.grid}>
              {list
                .filter((one) => !isBlocked(one))
                .map((highlight, index) => (
                  <HighlightCard
                    key={highlight.id}
                    highlight={highlight}
                    filter={filter}
                    isFirst={index < firstScreenful}
                  />
                ))}
            </ul>
            <ReadMore read={read} />
          </>
        )}
      </ReadPart>
    </>
  );
}

/** The filters come with each list: those of the last one stay until there is another. */
function useLastFilters(filters: readonly HighlightFilter[] | undefined) {
  const [last, setLast] = useState(filters);
  if (filters && filters !== last) setLast(filters);
  return filters ?? last;
}

type RowProps = {
  filter: HighlightFilter;
  chosen: ChosenFilter;
  onChoose: (chosen: ChosenFilter) => void;
};

/** Where the server has no choice that leaves a filter open, one is added. */
function FilterRow({ filter: { name, label, options }, chosen, onChoose }: RowProps) {
  const { t } = useTranslation('highlights.grid');
  const isOpen = options.some(({ value }) => value === '');
  const all: readonly { value: FilterValue; label: string }[] = isOpen
    ? options
    : [{ value: '', label: t('all') }, ...options];
  const { [name]: value = '', ...others } = chosen;
  return (
    <Chips
      label={label}
      options={all}
      value={value}
      onChange={(next) => onChoose(next === '' ? others : { ...others, [name]: next })}
    />
  );
}
