import { useState } from 'react';
import { useSlot } from '../../core/feature/features.tsx';
import type { SlotPart } from '../../core/feature/slots.ts';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { useLabel } from '../../core/i18n/useLabel.ts';
import { LazyPart } from '../../core/lazy/LazyPart.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';

type RowSlot = 'mine.row' | 'editInformation.row';
const noProps = {};

/** Rows that lead to pages of others; nothing where there is none. */
export function MoreRows({ slot }: { slot: RowSlot }) {
  const { t } = useTranslation('account.mine');
  const rows: readonly SlotPart<'mine.row'>[] = useSlot(slot);
  if (rows.length === 0) return null;
  return (
    <List label={t('more')}>
      {rows.map((row) => (
        <MoreRow key={row.id} {...row} />
      ))}
    </List>
  );
}

function MoreRow({ path, label, Icon, caption }: SlotPart<'mine.row'>) {
  const labelOf = useLabel();
  // The row leads there without it.
  const [hasFailed, setFailed] = useState(false);
  const value = caption && !hasFailed && (
    <LazyPart source={caption} props={noProps} isAside onFailed={() => setFailed(true)} />
  );
  return <ListRow glyph={Icon} title={labelOf(label)} to={path} value={value} />;
}
