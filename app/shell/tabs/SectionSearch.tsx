import { useEffect, useState } from 'react';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { useIsActiveScreen } from '../../core/screen/activeScreen.tsx';
import { limits } from '../../lib/limits.ts';
import { Button } from '../../ui/Button.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import * as css from './FindTab.css.ts';
import type { SectionSearchAddress } from './useSectionSearch.ts';

type Props = { label: string; search: SectionSearchAddress };

/** The field over a part that is searched. The address follows once the person pauses. */
export function SectionSearch({ label, search }: Props) {
  const { t } = useTranslation('shell.find');
  const { query, setQuery, isOpenedHere, close } = search;
  const isActive = useIsActiveScreen();
  const [text, setText] = useState(query ?? '');
  useEffect(() => {
    if (!isActive || text === query) return;
    const timer = setTimeout(() => setQuery(text), limits.debounce);
    return () => clearTimeout(timer);
  }, [isActive, text, query, setQuery]);
  return (
    <div className={css.search}>
      <div className={css.field}>
        <SearchField
          label={label}
          clearLabel={t('clearSearch')}
          value={text}
          onChange={setText}
          isFirst={isOpenedHere}
        />
      </div>
      <Button look="plain" size="medium" onClick={close}>
        {t('cancel')}
      </Button>
    </div>
  );
}
