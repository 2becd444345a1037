import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { localeInfo } from '../../../brand/locales.ts';
import type { Notice } from '../../../contract/notice/notice.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { localeAtom } from '../../../core/language/localeAtom.ts';
import { isoMoment } from '../../../lib/moment.ts';
import { distanceOf, formatDistance, toMilliseconds } from '../../../lib/relativeTime.ts';
import { NoticeContent } from './NoticeContent.tsx';
import * as css from './NoticeRow.css.ts';
import { pathToNotice } from './pathToNotice.ts';

type Props = {
  notice: Notice;
  /** Milliseconds since 1970. */
  now: number;
};

export function NoticeRow({ notice, now }: Props) {
  const { t } = useTranslation('account.notices');
  const { tag } = localeInfo[useAtomValue(localeAtom)];
  const isUnread = notice.isRead === 0;
  const time = formatDistance(distanceOf(notice.createdAt, now), { tag, justNow: t('justNow') });
  return (
    <Link to={pathToNotice(notice.id)} className={css.row}>
      <span className={css.head}>
        {isUnread && <span className={css.dot} />}
        <span className={`${css.title} ${isUnread ? css.unread : ''}`}>{notice.title}</span>
        <time className={css.time} dateTime={isoMoment(toMilliseconds(notice.createdAt))}>
          {time}
        </time>
      </span>
      {isUnread && <span className={css.spoken}>{t('unread')}</span>}
      <span className={css.preview}>
        <NoticeContent notice={notice} />
      </span>
    </Link>
  );
}
