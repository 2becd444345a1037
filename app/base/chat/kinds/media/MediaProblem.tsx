import { ImageOff, RotateCw } from 'lucide-react';
import { useTranslation } from '../../../../core/i18n/translation.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import * as css from './MediaProblem.css.ts';

type Props = {
  /** What happened. */
  text: string;
  /** Missing where another try is of no use. */
  onRetry?: (() => void) | undefined;
  /** A drawing alone; screen readers hear the words all the same. */
  isSmall?: boolean;
};

/** In place of a picture or a video that cannot be shown; a tap tries again. */
export function MediaProblem({ text, onRetry, isSmall = false }: Props) {
  const { t } = useTranslation();
  const place = `${css.problem} ${isSmall ? css.small : ''}`;
  const words = (
    <>
      <Icon of={onRetry ? RotateCw : ImageOff} size={isSmall ? 20 : 24} />
      <span className={isSmall ? css.unseenWords : ''}>{text}</span>
    </>
  );
  if (!onRetry) return <span className={place}>{words}</span>;
  return (
    <button type="button" className={`${place} ${css.retry}`} onClick={onRetry}>
      {words}
      <span className={isSmall ? css.unseenWords : css.action}>{t('tryAgain')}</span>
    </button>
  );
}
