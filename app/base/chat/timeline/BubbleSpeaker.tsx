import { useContext } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { OfficialSeal } from '../../../parts/person/OfficialSeal.tsx';
import { usePersonName } from '../../../parts/person/usePersonName.ts';
import { useSupport } from '../../../parts/person/useSupport.ts';
import { hueOf } from '../../../ui/initials.ts';
import * as css from './Bubble.css.ts';
import { SpeakerContext } from './speaker.ts';

type Props = {
  message: StoredMessage;
  isOwn: boolean;
  /** The name is shown; else it is for screen readers alone. */
  isNamed: boolean;
};

/** Who says it, in the first of the bubbles one person wrote in one go. */
export function BubbleSpeaker({ message, isOwn, isNamed }: Props) {
  const { t } = useTranslation('chat.conversation');
  const { sendID: userID, senderNickname: nickname } = message;
  const isOfficial = useSupport(userID) !== null;
  const speaker = useContext(SpeakerContext);
  const own = usePersonName()({ userID, nickname });
  const name = speaker?.name ?? own;
  // The title bar names a channel.
  const isShown = isNamed && !speaker;
  return (
    <span
      className={isShown ? `${css.sender} ${css.nameOf[hueOf(userID)]}` : css.spoken}
      dir="auto"
      translate="no"
    >
      {isOwn ? t('you') : name}
      {isShown && isOfficial && <OfficialSeal on="bubble" />}
    </span>
  );
}
