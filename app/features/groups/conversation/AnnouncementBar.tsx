import { useAtom, useAtomValue } from 'jotai';
import { Megaphone, X } from 'lucide-react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useOpenSheet } from '../../../core/overlay/SheetHost.tsx';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import { plainLine } from '../../../lib/plainText.ts';
import { readAnnouncementsAtom } from '../../../parts/conversation/readAnnouncements.ts';
import type { ConversationNoticeProps } from '../../../parts/conversation/slots.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import * as css from './AnnouncementBar.css.ts';
import { AnnouncementSheet } from './AnnouncementSheet.tsx';

/** Characters of the announcement: the bar has one line. */
const longestLine = 120;

/**
 * The announcement of a group that the person has not read yet, in one line; a touch shows all of it. It is
 * there again when somebody else has changed it.
 */
export function AnnouncementBar({ group }: ConversationNoticeProps) {
  const { t } = useTranslation(['groups.announcement', 'common']);
  const [read, markRead] = useAtom(readAnnouncementsAtom);
  const isOwn = useAtomValue(userIdAtom) === group.notificationUserID;
  const openSheet = useOpenSheet();
  const { groupID, notification, notificationUpdateTime } = group;
  const line = plainLine(notification, longestLine);
  const isRead = (read.get(groupID) ?? -1) >= notificationUpdateTime;
  if (line === '' || isOwn || isRead) return null;
  const done = (): void => markRead({ groupID, notificationUpdateTime });
  return (
    <section className={css.bar} aria-label={t('announcement')}>
      <button
        type="button"
        className={css.open}
        aria-haspopup="dialog"
        onClick={() => openSheet(AnnouncementSheet, { group }, done)}
      >
        <span className={css.glyph}>
          <Icon of={Megaphone} size={20} />
        </span>
        <span className={css.words}>
          <span className={css.label}>{t('announcement')}</span>
          <span className={css.line} dir="auto">
            {line}
          </span>
        </span>
      </button>
      <IconButton label={t('common:close')} glyph={X} onClick={done} />
    </section>
  );
}
