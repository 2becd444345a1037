import { atom, useAtomValue } from 'jotai';
import { UserRoundPlus } from 'lucide-react';
import { useSlot } from '../../../core/feature/features.tsx';
import type { SlotPart } from '../../../core/feature/slots.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useCountedLabel, useLabel } from '../../../core/i18n/useLabel.ts';
import { applicationsWaitingAtom } from '../../../core/messaging/lists/applicationsWaitingAtom.ts';
import { paths } from '../../../core/navigation/paths.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import * as css from './FriendList.css.ts';

const nothingAtom = atom(0);

/** Leads to the friend requests and to what others hand in, with how many wait for an answer. */
export function ContactRows() {
  const { t } = useTranslation(['contacts.list', 'shell.frame']);
  const count = useAtomValue(applicationsWaitingAtom);
  return (
    <List>
      <ListRow
        title={t('friendRequests')}
        glyph={UserRoundPlus}
        to={paths.newFriend}
        end={<Count count={count} note={t('shell.frame:friendRequestsWaiting', { count })} />}
      />
      {useSlot('contacts.row').map((row) => (
        <HandedRow key={row.id} {...row} />
      ))}
    </List>
  );
}

function HandedRow({ path, label, Icon, waiting }: SlotPart<'contacts.row'>) {
  const labelOf = useLabel();
  const countedOf = useCountedLabel();
  const count = useAtomValue(waiting?.count ?? nothingAtom);
  return (
    <ListRow
      title={labelOf(label)}
      glyph={Icon}
      to={path}
      end={waiting && <Count count={count} note={countedOf(waiting.note, count)} />}
    />
  );
}

function Count({ count, note }: { count: number; note: string }) {
  if (count === 0) return null;
  return (
    <>
      <span className={css.spoken}>{note}</span>
      <span aria-hidden="true">
        <Badge>{count > 99 ? '99+' : String(count)}</Badge>
      </span>
    </>
  );
}
