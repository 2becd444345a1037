import { useAtom } from 'jotai';
import { Eye, EyeOff } from 'lucide-react';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { amountsHiddenAtom } from './amountsHidden.ts';

type Props = {
  /** Called while the amounts are still shown, such as to measure them. */
  onHide?: () => void;
};

/** Hides the amounts of every page on this device, or shows them again. */
export function HideAmountsButton({ onHide }: Props) {
  const { t } = useTranslation('points.money');
  const [isHidden, setIsHidden] = useAtom(amountsHiddenAtom);
  return (
    <IconButton
      label={isHidden ? t('showAmounts') : t('hideAmounts')}
      glyph={isHidden ? EyeOff : Eye}
      onClick={() => {
        if (!isHidden) onHide?.();
        setIsHidden(!isHidden);
      }}
    />
  );
}
