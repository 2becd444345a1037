import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { localeInfo } from '../../../brand/locales.ts';
import type { Notice } from '../../../contract/notice/notice.ts';
import { localeAtom } from '../../../core/language/localeAtom.ts';
import { paths } from '../../../core/navigation/paths.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { toMilliseconds } from '../../../lib/relativeTime.ts';
import { NoticesDrawing } from '../../../ui/drawings/NoticesDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import * as css from './NoticeDetails.css.ts';
import { NoticesFailed } from './NoticesFailed.tsx';
import { useMarkRead } from './useMarkRead.ts';
import { useNotices } from './useNotices.ts';

/** One notice in full. Opened by its address, it is looked for page by page. */
export function NoticeDetails({ id }: { id: string }) {
  const { t } = useTranslation(['account', 'shell']);
  const notices = useNotices();
  const notice = notices.list?.find((one) => one.id === id) ?? null;
  const isMissing = !notice && !notices.error;
  const { readOn } = notices;
  const looksFurther = isMissing && notices.list !== null && notices.hasMore && !notices.isReading;
  useEffect(() => {
    if (looksFurther) readOn();
  }, [looksFurther, readOn]);
  const title = notice?.title ?? t('account:notices');
  const isOver = isMissing && notices.list !== null && !notices.hasMore && !notices.isReading;
  return (
    <SubScreen title={title} parent={paths.noticeList} quiet={notice !== null}>
      {notice && <NoticeText notice={notice} />}
      {!notice && notices.error && <NoticesFailed notices={notices} />}
      {isOver && (
        <EmptyState
          drawing={<NoticesDrawing />}
          title={t('account:noticeGoneTitle')}
          sentence={t('account:noticeGoneSentence')}
        />
      )}
      {isMissing && !isOver && <Skeleton rows={3} label={t('shell:loading')} />}
    </SubScreen>
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
      <p className={css.content}>{notice.content}</p>
    </article>
  );
}
