import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowError } from '../../../core/errors/useShowError.ts';
import { paths } from '../../../core/navigation/paths.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { NoticesDrawing } from '../../../ui/drawings/NoticesDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { List } from '../../../ui/List.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import * as css from '../choices.css.ts';
import { MoreNotices } from './MoreNotices.tsx';
import { NoticeRow } from './NoticeRow.tsx';
import { NoticesFailed } from './NoticesFailed.tsx';
import { useMarkRead } from './useMarkRead.ts';
import { useMinute } from './useMinute.ts';
import { type Notices, useNotices } from './useNotices.ts';

/** Every notice, newest first; the title bar marks them all as read. */
export function NoticeList() {
  const { t } = useTranslation('account');
  const notices = useNotices();
  return (
    <SubScreen
      title={t('notices')}
      parent={paths.mine}
      right={<MarkAllButton isNeeded={notices.list?.some(({ isRead }) => isRead === 0) ?? false} />}
    >
      <NoticeListContent notices={notices} />
    </SubScreen>
  );
}

function NoticeListContent({ notices }: { notices: Notices }) {
  const { t } = useTranslation(['account', 'shell']);
  const now = useMinute();
  const { list } = notices;
  if (!list) {
    if (notices.error) return <NoticesFailed notices={notices} />;
    return <Skeleton label={t('shell:loading')} />;
  }
  if (list.length === 0) {
    return (
      <EmptyState
        drawing={<NoticesDrawing />}
        title={t('account:noticesEmptyTitle')}
        sentence={t('account:noticesEmptySentence')}
      />
    );
  }
  return (
    <div className={css.choices}>
      <List label={t('account:notices')}>
        {list.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} now={now} />
        ))}
      </List>
      <MoreNotices notices={notices} />
    </div>
  );
}

function MarkAllButton({ isNeeded }: { isNeeded: boolean }) {
  const { t } = useTranslation('account');
  const markRead = useMarkRead();
  const showError = useShowError();
  const [isSending, setIsSending] = useState(false);
  const mark = async (): Promise<void> => {
    setIsSending(true);
    try {
      await markRead.all();
      showToast(t('allRead'), { done: true });
    } catch (error) {
      await showError(error);
    }
    setIsSending(false);
  };
  return (
    <IconButton
      label={t('markAllRead')}
      glyph={CheckCheck}
      disabled={!isNeeded || isSending}
      onClick={() => void mark()}
    />
  );
}
