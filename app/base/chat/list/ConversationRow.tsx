import { useAtomValue } from 'jotai';
import { BellOff } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { useConversationRow } from '../../../core/messaging/hooks/useConversationRow.ts';
import { useIsTyping } from '../../../core/messaging/hooks/useIsTyping.ts';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import { pathToConversation } from '../../../core/navigation/paths.ts';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import { shortTime } from '../../../lib/dayTime.ts';
import { isoMoment } from '../../../lib/moment.ts';
import { OfficialSeal } from '../../../parts/person/OfficialSeal.tsx';
import { useConversationName } from '../../../parts/person/useConversationName.ts';
import { useSupport } from '../../../parts/person/useSupport.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { messageKindsAtom } from '../kinds/messageKindsAtom.ts';
import { ConversationFace } from './ConversationFace.tsx';
import * as css from './ConversationRow.css.ts';
import { PreviewLine } from './PreviewLine.tsx';
import { isMuted, previewOf } from './previewOf.ts';

type Props = {
  id: string;
  /** As `dayNumber`. */
  today: number;
};

/** One conversation of the list; renders again only when its own data change. */
export const ConversationRow = memo(function ConversationRow({ id, today }: Props) {
  const { t } = useTranslation(['chat.list', 'shell.frame']);
  const tag = useLanguageTag();
  const row = useConversationRow(id);
  const isTyping = useIsTyping(id);
  const messaging = useMessaging();
  const selfId = useAtomValue(userIdAtom) ?? '';
  const kinds = useAtomValue(messageKindsAtom);
  const nameOf = useConversationName();
  const support = useSupport(row?.userID ?? '');
  if (!row) return null;
  const { unreadCount } = row;
  const name = nameOf(row);
  const muted = isMuted(row);
  const time = Math.max(row.latest?.sendTime ?? row.latestMsgSendTime, row.draftTime);
  const isNews = unreadCount > 0 && !muted;
  return (
    <Link
      to={pathToConversation(id)}
      className={`${css.row} ${row.isPinned ? css.pinned : css.divided}`}
      onPointerDown={() => messaging.prefetch(id)}
    >
      <ConversationFace row={row} />
      <span className={css.words}>
        <span className={css.line}>
          <span className={css.head}>
            <span className={css.name} dir="auto">
              {name}
            </span>
            {support && <OfficialSeal />}
            {muted && (
              <span className={css.quiet}>
                <Icon of={BellOff} size={16} />
              </span>
            )}
          </span>
          {unreadCount > 0 && (
            <span className={css.spoken}>
              {t('shell.frame:unreadMessages', { count: unreadCount })}
            </span>
          )}
          {row.isPinned && <span className={css.spoken}>{t('pinned')}</span>}
          {muted && <span className={css.spoken}>{t('muted')}</span>}
          {time > 0 && (
            <time className={`${css.time} ${isNews ? css.news : ''}`} dateTime={isoMoment(time)}>
              {shortTime(time, today, tag)}
            </time>
          )}
        </span>
        <span className={css.line}>
          <PreviewLine preview={previewOf(row, kinds, selfId)} isTyping={isTyping} />
          {unreadCount > 0 && (
            <span className={css.count} aria-hidden="true">
              {muted ? (
                <span className={css.dot} />
              ) : (
                <Badge>{unreadCount > 99 ? '99+' : String(unreadCount)}</Badge>
              )}
            </span>
          )}
        </span>
      </span>
    </Link>
  );
});
