import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import type { Notice } from '../../../contract/notice/notice.ts';
import { useShowError } from '../../../core/errors/useShowError.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { ReadMore } from '../../../core/query/ReadMore.tsx';
import { ReadPart } from '../../../core/query/ReadPart.tsx';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { NoticesDrawing } from '../../../ui/drawings/NoticesDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { List } from '../../../ui/List.tsx';
import { showToast } from '../../../ui/toasts.ts';
import * as css from '../choices.css.ts';
import { NoticeRow } from './NoticeRow.tsx';
import { useMarkRead } from './useMarkRead.ts';
import { useMinute } from './useMinute.ts';
import { useNotices } from './useNotices.ts';

const isEmpty = (list: readonly Notice[]): boolean => list.length === 0;

/** Every notice, newest first; the title bar marks them all as read. */
export function NoticeList() {
  const { t } = useTranslation(['account.notices', 'account.mine']);
  const notices = useNotices();
  const now = useMinute();
  const empty = (
    <EmptyState
      drawing={<NoticesDrawing />}
      title={t('noticesEmptyTitle')}
      sentence={t('noticesEmptySentence')}
    />
  );
  return (
    <SubScreen
      title={t('account.mine:notices')}
      parent={paths.mine}
      right={<MarkAllButton isNeeded={notices.data?.some(({ isRead }) => isRead === 0) ?? false} />}
    >
      <ReadPart
        read={notices}
        failedTitle={t('noticesFailedTitle')}
        empty={{ isEmpty, content: empty }}
      >
        {(list) => (
          <div className={css.choices}>
            <List label={t('account.mine:notices')}>
              {list.map((notice) => (
                <NoticeRow key={notice.id} notice={notice} now={now} />
              ))}
            </List>
            <ReadMore read={notices} />
          </div>
        )}
      </ReadPart>
    </SubScreen>
  );
}

function MarkAllButton({ isNeeded }: { isNeeded: boolean }) {
  const { t } = useTranslation('account.notices');
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
