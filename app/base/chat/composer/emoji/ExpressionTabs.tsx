import { Smile, Sticker } from 'lucide-react';
import { useTranslation } from '../../../../core/i18n/translation.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { keepFocus } from '../keepFocus.ts';
import * as css from './ExpressionTabs.css.ts';

export type ExpressionTab = 'emoji' | 'stickers';

type Props = { shown: ExpressionTab; onShow: (tab: ExpressionTab) => void };

/** In the bar below emoji and stickers: which of the two are shown. */
export function ExpressionTabs({ shown, onShow }: Props) {
  const { t } = useTranslation('chat.composer');
  const entries = [
    { tab: 'emoji', label: t('allEmoji'), glyph: Smile },
    { tab: 'stickers', label: t('stickers'), glyph: Sticker },
  ] as const;
  return (
    <div className={css.tabs}>
      {entries.map(({ tab, label, glyph }) => (
        <button
          key={tab}
          type="button"
          className={css.tab}
          aria-label={label}
          aria-pressed={shown === tab}
          {...keepFocus}
          onClick={() => onShow(tab)}
        >
          <Icon of={glyph} size={20} />
        </button>
      ))}
    </div>
  );
}
