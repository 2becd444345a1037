import { Search } from 'lucide-react';
import { useSlot } from '../../core/feature/features.tsx';
import { Slot } from '../../core/feature/Slot.tsx';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { useLabel } from '../../core/i18n/useLabel.ts';
import { LazyPart } from '../../core/lazy/LazyPart.tsx';
import { useAddressChoice } from '../../core/navigation/useAddressChoice.ts';
import { RootScreen } from '../../core/screen/RootScreen.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { PosterSkeleton } from '../../ui/PosterSkeleton.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { discoverHead } from '../discover/discoverHead.ts';
import { HeadPlace } from '../discover/HeadPlace.tsx';
import { discoverLabel } from './discoverLabel.ts';
import * as css from './FindTab.css.ts';
import { SectionSearch } from './SectionSearch.tsx';
import { useSectionSearch } from './useSectionSearch.ts';

const noProps = {};

/**
 * What there is to discover, one part at a time: `section` in the address names it where there are
 * several. The page and its tab have one name. A part that can be searched has the page for itself
 * meanwhile, and reads from `q` what for.
 */
export function FindTab() {
  const { t } = useTranslation();
  const labelOf = useLabel();
  const sections = useSlot('discover.section');
  const [first = '', ...others] = sections.map(({ id }) => id);
  const [chosen, choose] = useAddressChoice('section', [first, ...others]);
  const { search: searchLabel, shape } = sections.find(({ id }) => id === chosen) ?? {};
  const search = useSectionSearch();
  const isSearching = searchLabel !== undefined && search.query !== null;
  const title = labelOf(discoverLabel(sections));
  return (
    <RootScreen
      title={title}
      right={
        searchLabel &&
        !isSearching && (
          <IconButton label={labelOf(searchLabel)} glyph={Search} onClick={search.open} />
        )
      }
    >
      {isSearching ? (
        <SectionSearch label={labelOf(searchLabel)} search={search} />
      ) : (
        <LazyPart source={discoverHead} props={noProps} placeholder={<HeadPlace />} isAside />
      )}
      {!isSearching && others.length > 0 && (
        <div className={css.choice}>
          <Segmented
            label={title}
            options={sections.map(({ id, label }) => ({ value: id, label: labelOf(label) }))}
            value={chosen}
            onChange={choose}
          />
        </div>
      )}
      <Slot
        name="discover.section"
        only={chosen}
        props={noProps}
        placeholder={shape && <PosterSkeleton label={t('loading')} hasChips={!isSearching} />}
        around={(part) => <section className={css.section}>{part}</section>}
      />
    </RootScreen>
  );
}
