import { Flag, Images, Pencil, UserMinus } from 'lucide-react';
import { conversationIdOf } from '../../../contract/gateway/conversationId.ts';
import { sessionType } from '../../../contract/gateway/enums.ts';
import { useSlot } from '../../../core/feature/features.tsx';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLabel } from '../../../core/i18n/useLabel.ts';
import { pathToChatMedia, pathToReport } from '../../../core/navigation/paths.ts';
import { useOpenSheet } from '../../../core/overlay/SheetHost.tsx';
import { plainLine } from '../../../lib/plainText.ts';
import type { KnownRelation } from '../../../parts/relation/useRelation.ts';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { AliasSheet } from './AliasSheet.tsx';
import { BlockRow } from './BlockRow.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import type { Offer } from './offersOf.ts';
import type { ShownPerson } from './personOf.ts';

type Props = {
  person: ShownPerson;
  /** How the reader knows them. */
  name: string;
  known: KnownRelation;
  offered: ReadonlySet<Offer>;
};

/** Alias, blocking, reporting, what others hand in, and the end of a friendship. */
export function PersonSettings({ person, name, known, offered }: Props) {
  const { t } = useTranslation('contacts.person');
  const openSheet = useOpenSheet();
  const { userID, remark } = person;
  const isOffered = (['alias', 'block', 'report', 'delete'] as const).some((one) =>
    offered.has(one),
  );
  if (!isOffered) return null;
  return (
    <List label={t('settings')}>
      {offered.has('alias') && (
        <ListRow
          glyph={Pencil}
          title={t('alias')}
          value={<bdi>{plainLine(remark, 64) || t('aliasNone')}</bdi>}
          onClick={() => openSheet(AliasSheet, { userID, remark })}
        />
      )}
      {offered.has('block') && <BlockRow userID={userID} name={name} isBlocked={known.isBlocked} />}
      {offered.has('report') && (
        <ListRow glyph={Flag} title={t('report')} to={pathToReport(userID)} />
      )}
      {offered.has('more') && (
        <>
          <ListRow
            glyph={Images}
            title={t('media')}
            to={pathToChatMedia(conversationIdOf({ sessionType: sessionType.single, userID }))}
          />
          <MoreRows userID={userID} />
        </>
      )}
      {offered.has('delete') && (
        <ListRow
          glyph={UserMinus}
          title={t('delete')}
          danger
          onClick={() => openSheet(DeleteDialog, { userID, name })}
        />
      )}
    </List>
  );
}

/** Rows of others, each where it has a page for this person. */
function MoreRows({ userID }: { userID: string }) {
  const labelOf = useLabel();
  return useSlot('userInfo.row').map(({ id, label, Icon, pathOf }) => {
    const path = pathOf(userID);
    return path && <ListRow key={id} glyph={Icon} title={labelOf(label)} to={path} />;
  });
}
