import { Bell, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../core/navigation/paths.ts';
import { ReadPart } from '../../../core/query/ReadPart.tsx';
import { useProfile } from '../../../core/query/useProfile.ts';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { MoreRows } from '../MoreRows.tsx';
import { AccountHead } from './AccountHead.tsx';
import { HeadSkeleton } from './HeadSkeleton.tsx';
import { UnreadBadge } from './UnreadBadge.tsx';

/** The account, and what belongs to it. The rows work while the profile is still on its way. */
export function MemberPart() {
  const { t } = useTranslation('account.mine');
  const read = useProfile();
  return (
    <>
      <ReadPart
        read={read}
        failedTitle={t('profileFailedTitle')}
        waiting={<HeadSkeleton />}
        place="inline"
      >
        {(profile) => <AccountHead profile={profile} />}
      </ReadPart>
      <List label={t('account')}>
        <ListRow glyph={ShieldCheck} title={t('security')} to={paths.safetySetting} />
        <ListRow
          glyph={Bell}
          title={t('notices')}
          to={paths.noticeList}
          end={read.data && <UnreadBadge count={read.data.notice} />}
        />
      </List>
      <MoreRows slot="mine.row" />
    </>
  );
}
