import { Bell, BellOff, Share2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { receiveOption } from '../../../contract/gateway/enums.ts';
import { setConversationRecvMessageOpt } from '../../../contract/gateway/functions/conversations.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { callProblemOf } from '../../../core/messaging/callProblem.ts';
import { useConversationRow } from '../../../core/messaging/hooks/useConversationRow.ts';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import { isMuted } from '../../../core/messaging/messageModel/attention.ts';
import type { GroupRestrictionProps } from '../../../parts/conversation/slots.ts';
import { pathToGroupCode } from '../../../parts/groups/codePath.ts';
import { type Glyph, Icon } from '../../../ui/Icon.tsx';
import { showToast } from '../../../ui/toasts.ts';
import * as css from './FollowerBar.css.ts';

/** In place of the field where one only reads: what followers do with a channel. */
export function FollowerBar({ conversationID, groupID }: GroupRestrictionProps) {
  const { t } = useTranslation('channels.conversation');
  const navigate = useNavigate();
  const messaging = useMessaging();
  const row = useConversationRow(conversationID);
  const isSilent = row !== null && isMuted(row);
  const mute = (): void => {
    const opt = isSilent ? receiveOption.normal : receiveOption.silent;
    messaging
      .call(setConversationRecvMessageOpt, { conversationIDList: [conversationID], opt })
      .then(() => showToast(t(isSilent ? 'unmuted' : 'muted'), { done: true }))
      .catch((error: unknown) => showToast(t(callProblemOf(error))));
  };
  return (
    <fieldset className={css.bar} aria-label={t('actions')}>
      {row && (
        <BarButton
          glyph={isSilent ? Bell : BellOff}
          label={t(isSilent ? 'unmute' : 'mute')}
          onClick={mute}
        />
      )}
      <BarButton
        glyph={Share2}
        label={t('share')}
        onClick={() => navigate(pathToGroupCode(groupID))}
      />
    </fieldset>
  );
}

type ButtonProps = { glyph: Glyph; label: string; onClick: () => void };

function BarButton({ glyph, label, onClick }: ButtonProps) {
  return (
    <button type="button" className={css.button} onClick={onClick}>
      <Icon of={glyph} size={20} />
      {label}
    </button>
  );
}
