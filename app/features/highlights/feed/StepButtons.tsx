import { ChevronDown, ChevronUp } from 'lucide-react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import * as css from './feed.css.ts';

type Props = {
  /** Null at that end. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
};

const nowhere = (): void => undefined;

/** For a mouse, a keyboard and a screen reader; fingers swipe. */
export function StepButtons({ onPrevious, onNext }: Props) {
  const { t } = useTranslation('highlights.feed');
  return (
    <nav className={css.steps} aria-label={t('steps')}>
      <IconButton
        label={t('previous')}
        glyph={ChevronUp}
        disabled={onPrevious === null}
        onClick={onPrevious ?? nowhere}
      />
      <IconButton
        label={t('next')}
        glyph={ChevronDown}
        disabled={onNext === null}
        onClick={onNext ?? nowhere}
      />
    </nav>
  );
}
