import { useTranslation } from '../../../core/i18n/translation.tsx';
import type { BubbleKind } from '../../../parts/message/messageKind.ts';
import { useWords } from '../../../parts/message/useWords.ts';
import { Icon } from '../../../ui/Icon.tsx';
import * as css from './NamedCard.css.ts';

type Props = {
  kind: BubbleKind;
  /** What it shows is on its way; else it cannot be shown, and the card says so. */
  isComing?: boolean;
};

/** Names a message whose content is not in view. */
export function NamedCard({ kind, isComing }: Props) {
  const { t } = useTranslation('chat.message');
  const say = useWords();
  return (
    <span className={css.card}>
      <Icon of={kind.glyph} size={20} />
      <span className={css.words}>
        <span className={css.kind}>{say(kind.name)}</span>
        {!isComing && <span className={css.sentence}>{t('unsupported')}</span>}
      </span>
    </span>
  );
}
