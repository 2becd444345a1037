import { useTranslation } from '../../../core/i18n/translation.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LostDrawing } from '../../../ui/drawings/LostDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

type Props = {
  /** Together they do not fit; else none of them can be forwarded. */
  isTooLarge: boolean;
  /** Forwards them one by one instead. */
  onEach: () => void;
};

/** Says why messages are not forwarded as they were chosen, and what can be done instead. */
export function NotForwarded({ isTooLarge, onEach }: Props) {
  const { t } = useTranslation('chat.forward');
  return (
    <EmptyState
      drawing={<LostDrawing />}
      title={isTooLarge ? t('tooLargeTitle') : t('noneTitle')}
      sentence={isTooLarge ? t('tooLargeSentence') : t('noneSentence')}
      action={
        isTooLarge && (
          <Button look="second" size="small" onClick={onEach}>
            {t('oneByOne')}
          </Button>
        )
      }
    />
  );
}
