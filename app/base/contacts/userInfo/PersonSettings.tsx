import { Flag, Pencil, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import { pathToReport } from '../../../core/navigation/paths.ts';
import { plainLine } from '../../../lib/plainText.ts';
import type { KnownRelation } from '../../../parts/relation/useRelation.ts';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { aliasSource } from './aliasSource.ts';
import { BlockRow } from './BlockRow.tsx';
import { deleteSource } from './deleteSource.ts';
import type { Offer } from './offersOf.ts';
import type { ShownPerson } from './personOf.ts';

type Props = {
  person: ShownPerson;
  /** How the reader knows them. */
  name: string;
  known: KnownRelation;
  offered: ReadonlySet<Offer>;
};

type Asking = 'alias' | 'delete' | null;

/** Alias, blocking, reporting, and the end of a friendship. */
export function PersonSettings({ person, name, known, offered }: Props) {
  const { t } = useTranslation('contacts.person');
  const [asking, setAsking] = useState<Asking>(null);
  const { userID, remark } = person;
  const close = (): void => setAsking(null);
  const isOffered = (['alias', 'block', 'report', 'delete'] as const).some((one) =>
    offered.has(one),
  );
  if (!isOffered) return null;
  return (
    <>
      <List label={t('settings')}>
        {offered.has('alias') && (
          <ListRow
            glyph={Pencil}
            title={t('alias')}
            value={<bdi>{plainLine(remark, 64) || t('aliasNone')}</bdi>}
            onClick={() => setAsking('alias')}
          />
        )}
        {offered.has('block') && (
          <BlockRow userID={userID} name={name} isBlocked={known.isBlocked} />
        )}
        {offered.has('report') && (
          <ListRow glyph={Flag} title={t('report')} to={pathToReport(userID)} />
        )}
        {offered.has('delete') && (
          <ListRow
            glyph={UserMinus}
            title={t('delete')}
            danger
            onClick={() => setAsking('delete')}
          />
        )}
      </List>
      {asking === 'alias' && (
        <LazyPart
          source={aliasSource}
          props={{ userID, remark, onClose: close }}
          placeholder={null}
          onClose={close}
        />
      )}
      {asking === 'delete' && (
        <LazyPart
          source={deleteSource}
          props={{ userID, name, onClose: close }}
          placeholder={null}
          onClose={close}
        />
      )}
    </>
  );
}
