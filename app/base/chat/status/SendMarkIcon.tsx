import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import * as css from './SendMarkIcon.css.ts';
import type { SendMark } from './sendMark.ts';

const marks = {
  sending: { glyph: Clock, key: 'markSending' },
  sent: { glyph: Check, key: 'markSent' },
  read: { glyph: CheckCheck, key: 'markRead' },
  failed: { glyph: CircleAlert, key: 'markFailed' },
} as const;

type Props = {
  mark: SendMark;
  /** In the list of conversations it has a colour of its own. */
  place: 'list' | 'bubble';
};

/** Clock, tick, two ticks or a circle: how far an own message has come. */
export function SendMarkIcon({ mark, place }: Props) {
  const { t } = useTranslation('chat.message');
  const { glyph, key } = marks[mark];
  return (
    <span className={place === 'list' ? css.inList[mark] : css.inBubble}>
      <Icon of={glyph} size={mark === 'sending' && place === 'bubble' ? 14 : 16} />
      <span className={css.spoken}>{t(key)}</span>
    </span>
  );
}
