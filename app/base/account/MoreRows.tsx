import { useTranslation } from 'react-i18next';
import { useSlot } from '../../core/feature/features.tsx';
import { useLabel } from '../../core/i18n/useLabel.ts';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';

/** Rows that lead to pages of others; nothing where there is none. */
export function MoreRows({ slot }: { slot: 'mine.row' | 'editInformation.row' }) {
  const { t } = useTranslation('account.mine');
  const labelOf = useLabel();
  const rows = useSlot(slot);
  if (rows.length === 0) return null;
  return (
    <List label={t('more')}>
      {rows.map(({ id, path, label, Icon }) => (
        <ListRow key={id} glyph={Icon} title={labelOf(label)} to={path} />
      ))}
    </List>
  );
}
