import { useAtomValue } from 'jotai';
import { BellOff, Megaphone } from 'lucide-react';
import { useMemo } from 'react';
import { isChannel } from '../../../contract/gateway/isChannel.ts';
import { useSlot } from '../../../core/feature/features.tsx';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLabel } from '../../../core/i18n/useLabel.ts';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { useGroup } from '../../../core/messaging/hooks/useGroup.ts';
import { useIsTyping } from '../../../core/messaging/hooks/useIsTyping.ts';
import { isMuted, isUnread } from '../../../core/messaging/messageModel/attention.ts';
import type { ConversationRow } from '../../../core/messaging/messagingAtoms.ts';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import { shortTime } from '../../../lib/dayTime.ts';
import { isoMoment } from '../../../lib/moment.ts';
import { OfficialSeal } from '../../../parts/person/OfficialSeal.tsx';
import { useConversationName } from '../../../parts/person/useConversationName.ts';
import { useSupport } from '../../../parts/person/useSupport.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useMessageKinds } from '../kinds/messageKinds.ts';
import { PreviewLine } from './PreviewLine.tsx';
import { previewOf } from './previewOf.ts';
import * as css from './RowWords.css.ts';
import { UnreadMark } from './UnreadMark.tsx';

type Props = {
  row: ConversationRow;
  /** As `dayNumber`. */
  today: number;
};

/** What stands beside the face of a conversation: name and time, preview and what is unread. */
export function RowWords({ row, today }: Props) {
  const { t } = useTranslation(['chat.list', 'shell.frame']);
  const tag = useLanguageTag();
  const isTyping = useIsTyping(row.conversationID);
  const selfId = useAtomValue(userIdAtom) ?? '';
  const kinds = useMessageKinds();
  const nameOf = useConversationName();
  const support = useSupport(row.userID);
  const group = useGroup(row.groupID).info;
  const isOfChannel = useMemo(() => group !== null && isChannel(group), [group]);
  const kind = useSlot('group.kind').find(({ of }) => of === 'channel');
  const labelOf = useLabel();
  const { unreadCount } = row;
  const muted = isMuted(row);
  const time = Math.max(row.latest?.sendTime ?? row.latestMsgSendTime, row.draftTime);
  const isNews = isUnread(row) && !muted;
  return (
    <span className={css.words}>
      <span className={`${css.line} ${css.first}`}>
        <span className={css.head}>
          {isOfChannel && (
            <span className={css.quiet}>
              <Icon of={Megaphone} size={16} />
            </span>
          )}
          <span className={css.name} dir="auto" translate="no">
            {nameOf(row)}
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
        {unreadCount === 0 && row.isMarkedUnread && (
          <span className={css.spoken}>{t('markedUnread')}</span>
        )}
        {isOfChannel && kind && <span className={css.spoken}>{labelOf(kind.label)}</span>}
        {row.isPinned && <span className={css.spoken}>{t('pinned')}</span>}
        {muted && <span className={css.spoken}>{t('muted')}</span>}
        {time > 0 && (
          <time className={`${css.time} ${isNews ? css.news : ''}`} dateTime={isoMoment(time)}>
            {shortTime(time, today, tag)}
          </time>
        )}
      </span>
      <span className={css.line}>
        <PreviewLine preview={previewOf(row, kinds, selfId, isOfChannel)} isTyping={isTyping} />
        <UnreadMark row={row} />
      </span>
    </span>
  );
}
