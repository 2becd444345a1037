import { QrCode, ScanLine } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { cutText } from '../../../lib/plainText.ts';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import * as css from './FindPeople.css.ts';
import { FoundPeople } from './FoundPeople.tsx';
import { longestName } from './longestName.ts';
import { SearchForm } from './SearchForm.tsx';

/** Finds people by what they are called; before that, the other ways to a friend. */
export function FindPeople() {
  const { t } = useTranslation('contacts.addFriend');
  const [search] = useSearchParams();
  const [start] = useState(() => cutText((search.get('q') ?? '').trim(), longestName));
  const [nick, setNick] = useState(start);
  return (
    <>
      <div className={css.form}>
        <SearchForm start={start} onSearch={setNick} />
      </div>
      {nick === '' ? (
        <List label={t('ways')}>
          <ListRow
            glyph={ScanLine}
            title={t('scan')}
            detail={t('scanDetail')}
            to={`${paths.addFriend}?view=scan`}
          />
          <ListRow
            glyph={QrCode}
            title={t('ownCode')}
            detail={t('ownCodeDetail')}
            to={`${paths.addFriend}?view=code`}
          />
        </List>
      ) : (
        <FoundPeople nick={nick} />
      )}
    </>
  );
}
