import { Bell, ShieldCheck } from 'lucide-react';
import { Slot } from '../../../core/feature/Slot.tsx';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { CardSkeleton } from '../../../ui/CardSkeleton.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { MoreRows } from '../MoreRows.tsx';
import { HeadSkeleton } from './HeadSkeleton.tsx';
import { UnreadBadge } from './UnreadBadge.tsx';

/** What reads the account: a visitor's page does without its code. */
const memberHead = {
  load: async () => (await import('./MemberHead.tsx')).MemberHead,
};
const noProps = {};

/** The account, and what belongs to it. The rows work while the profile is still on its way. */
export function MemberPart() {
  const { t } = useTranslation('account.mine');
  return (
    <>
      <LazyPart source={memberHead} props={noProps} placeholder={<HeadSkeleton />} />
      <Slot name="mine.card" props={noProps} placeholder={<CardSkeleton label={t('loading')} />} />
      <List label={t('account')}>
        <ListRow glyph={ShieldCheck} title={t('security')} to={paths.safetySetting} />
        <ListRow glyph={Bell} title={t('notices')} to={paths.noticeList} end={<UnreadBadge />} />
      </List>
      <MoreRows slot="mine.row" />
    </>
  );
}
