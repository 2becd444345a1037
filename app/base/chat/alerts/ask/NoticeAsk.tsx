import { useAtomValue } from 'jotai';
import { useState, useSyncExternalStore } from 'react';
import { alertsOffAtom } from '../../../../core/alerts/alertsOffAtom.ts';
import { useTranslation } from '../../../../core/i18n/translation.tsx';
import {
  askToNotify,
  notificationLeave,
  subscribeNotificationLeave,
} from '../../../../platform/notification.ts';
import { hasFinePointer } from '../../../../platform/pointer.ts';
import { Button } from '../../../../ui/Button.tsx';
import { useConversationState } from '../../actions/conversationState.ts';
import { keepAsked, wasAsked } from './askedBefore.ts';
import * as css from './NoticeAsk.css.ts';

/**
 * Asks whether new messages are to be shown outside the page, where the browser has not been asked yet.
 * Either answer is for good: the switch among the settings stays.
 */
export function NoticeAsk() {
  const { t } = useTranslation('chat.notices');
  const { composer } = useConversationState();
  const [isAnswered, setIsAnswered] = useState(wasAsked);
  const isOff = useAtomValue(alertsOffAtom).has('notices');
  const leave = useSyncExternalStore(subscribeNotificationLeave, notificationLeave);
  if (isAnswered || isOff || leave !== 'ask') return null;
  const answer = (): void => {
    keepAsked();
    setIsAnswered(true);
    // On a touch screen that would bring the keyboard.
    if (hasFinePointer()) composer.current?.field?.focus();
  };
  return (
    <section className={css.row} aria-label={t('askNotices')}>
      <p className={css.sentence} role="status">
        {t('askNotices')}
      </p>
      <div className={css.actions}>
        <Button look="plain" size="small" onClick={answer}>
          {t('notNow')}
        </Button>
        <Button
          look="second"
          size="small"
          onClick={() => {
            // The browser asks in answer to this tap alone.
            void askToNotify();
            answer();
          }}
        >
          {t('allowNotices')}
        </Button>
      </div>
    </section>
  );
}
