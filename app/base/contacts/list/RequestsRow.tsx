import { useAtomValue } from 'jotai';
import { UserRoundPlus } from 'lucide-react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { applicationsWaitingAtom } from '../../../core/messaging/lists/applicationsWaitingAtom.ts';
import { paths } from '../../../core/navigation/paths.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import * as css from './RequestsRow.css.ts';

/** Leads to the friend requests, with how many wait for an answer. */
export function RequestsRow() {
  const { t } = useTranslation(['contacts.list', 'shell.frame']);
  const count = useAtomValue(applicationsWaitingAtom);
  return (
    <List>
      <ListRow
        title={t('friendRequests')}
        glyph={UserRoundPlus}
        to={paths.newFriend}
        end={
          count > 0 && (
            <>
              <span className={css.spoken}>
                {t('shell.frame:friendRequestsWaiting', { count })}
              </span>
              <span aria-hidden="true">
                <Badge>{count > 99 ? '99+' : String(count)}</Badge>
              </span>
            </>
          )
        }
      />
    </List>
  );
}
