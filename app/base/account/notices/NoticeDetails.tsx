import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { localeInfo } from '../../../brand/locales.ts';
import type { Notice } from '../../../contract/notice/notice.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { localeAtom } from '../../../core/language/localeAtom.ts';
import { paths } from '../../../core/navigation/paths.ts';
import { ReadPart } from '../../../core/query/ReadPart.tsx';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { toMilliseconds } from '../../../lib/relativeTime.ts';
import { NoticesDrawing } from '../../../ui/drawings/NoticesDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { NoticeContent } from './NoticeContent.tsx';
import * as css from './NoticeDetails.css.ts';
import { useMarkRead } from './useMarkRead.ts';
import { useNotice } from './useNotice.ts';

/** One notice in full. */
export function NoticeDetails({ id }: { id: string }) {
  const { t } = useTranslation(['account.notices', 'account.mine']);
  const read = useNotice(id);
  const shown = read.data === 'gone' ? null : read.data;
  return (
    <SubScreen
      title={shown?.title ?? t('account.mine:notices')}
      parent={paths.noticeList}
      quiet={shown !== null}
    >
      <ReadPart
        read={read}
        failedTitle={t('noticesFailedTitle')}
        waiting={<Skeleton rows={3} label={t('loading')} />}
      >
        {(notice) => (notice === 'gone' ? <NoticeGone /> : <NoticeText notice={notice} />)}
      </ReadPart>
    </SubScreen>
  );
}

function NoticeGone() {
  const { t } = useTranslation('account.notices');
  return (
    <EmptyState
      drawing={<NoticesDrawing />}
      title={t('noticeGoneTitle')}
      sentence={t('noticeGoneSentence')}
    />
  );
}

function NoticeText({ notice }: { notice: Notice }) {
  const { tag } = localeInfo[useAtomValue(localeAtom)];
  const markRead = useMarkRead();
  const isAsked = useRef(false);
  const isUnread = notice.isRead === 0;
  useEffect(() => {
    if (!isUnread || isAsked.current) return;
    isAsked.current = true;
    // What could not be marked stays unread, which shows; opening it again tries again.
    markRead.one(notice.id).catch(() => undefined);
  }, [isUnread, markRead, notice.id]);
  const moment = new Date(toMilliseconds(notice.createdAt));
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <article className={css.notice}>
      <h2 className={css.title}>{notice.title}</h2>
      <time className={css.time} dateTime={moment.toISOString()}>
        {format.format(moment)}
      </time>
      <p className={css.content}>
        <NoticeContent notice={notice} />
      </p>
    </article>
  );
}
