import { UserPlus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSlot } from '../../../core/feature/features.tsx';
import { Slot } from '../../../core/feature/Slot.tsx';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { pathToAddFriend } from '../../../core/navigation/paths.ts';
import { useArrival } from '../../../core/screen/pageArrival.ts';
import { isolated } from '../../../lib/isolated.ts';
import { plainLine } from '../../../lib/plainText.ts';
import type { SearchProgress, SearchSectionProps } from '../../../parts/search/slots.ts';
import { Button } from '../../../ui/Button.tsx';
import { LostDrawing } from '../../../ui/drawings/LostDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import * as css from './SearchScreen.css.ts';

/** Characters of a query that are said again. */
const longestQuery = 40;

type Props = {
  query: string;
  /** Null: all sections. */
  section: string | null;
};

/** What the sections of the search find, and what to do where none finds anything. */
export function FoundSections({ query, section }: Props) {
  const { t } = useTranslation('chat.search');
  const navigate = useNavigate();
  const sections = useSlot('search.section').filter(({ id }) => section === null || id === section);
  const [progress, setProgress] = useState<Readonly<Record<string, SearchProgress>>>({});
  const [failed, setFailed] = useState<readonly string[]>([]);
  const onProgress = useCallback<SearchSectionProps['onProgress']>((id, next) => {
    setProgress((before) => ({ ...before, [id]: next }));
  }, []);
  const reports = sections.map(({ id }) => progress[id]);
  // Of a section whose code did not come, nothing is known.
  const unknown = sections.filter(({ id }) => progress[id] === undefined);
  const isSearching =
    unknown.some(({ id }) => !failed.includes(id)) || reports.some((one) => one?.isSearching);
  const count = reports.reduce((sum, one) => sum + (one?.count ?? 0), 0);
  useArrival(!isSearching);
  const shown = isolated(plainLine(query, longestQuery));
  const isNothing = count === 0 && !isSearching && unknown.length === 0;
  return (
    <>
      <p className={css.spoken} role="status">
        {!isSearching && unknown.length === 0 && t('resultsFound', { count })}
      </p>
      <Slot
        name="search.section"
        only={section ?? undefined}
        props={{ query, isWhole: section !== null, onProgress }}
        placeholder={<span />}
        onFailed={(id) => setFailed((before) => (before.includes(id) ? before : [...before, id]))}
      />
      {count === 0 && isSearching && <Skeleton rows={4} label={t('loading')} />}
      {count > 0 && !isSearching && section !== 'messages' && (
        <List label={t('findPeople')}>
          <ListRow
            glyph={UserPlus}
            title={t('findByName', { query: shown })}
            to={pathToAddFriend(query)}
          />
        </List>
      )}
      {isNothing && (
        <EmptyState
          place="inline"
          drawing={<LostDrawing />}
          title={t('nothingTitle')}
          sentence={t('nothingSentence', { query: shown })}
          action={
            <Button look="second" size="small" onClick={() => navigate(pathToAddFriend(query))}>
              {t('findPeople')}
            </Button>
          }
        />
      )}
    </>
  );
}
