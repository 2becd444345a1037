import { LocateFixed, TriangleAlert } from 'lucide-react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { distanceText } from '../../../lib/distanceText.ts';
import { Button } from '../../../ui/Button.tsx';
import { Callout } from '../../../ui/Callout.tsx';
import * as css from './CurrentLocation.css.ts';
import type { Locating } from './choiceState.ts';

type Props = {
  locating: Locating;
  /** Metres; null unless the device found out. */
  accuracy: number | null;
  onFind: () => void;
};

/** Asks the device where it is, and says what came of it. */
export function CurrentLocation({ locating, accuracy, onFind }: Props) {
  const { t } = useTranslation('chat.places');
  const tag = useLanguageTag();
  const isAsking = locating === 'asking';
  const problem =
    locating === 'idle' || locating === 'asking' || locating === 'found' ? null : t(locating);
  return (
    <>
      <Button
        wide
        look="second"
        glyph={LocateFixed}
        busyLabel={isAsking ? t('asking') : undefined}
        onClick={onFind}
      >
        {problem ? t('tryAgain') : t('findMe')}
      </Button>
      <div role="status" className={css.said}>
        {isAsking && <p className={css.note}>{t('askingNote')}</p>}
        {locating === 'found' && accuracy !== null && (
          <p className={css.note}>{t('accuracy', { distance: distanceText(accuracy, tag) })}</p>
        )}
        {problem && (
          <Callout tone="warning" glyph={TriangleAlert}>
            {problem}
          </Callout>
        )}
      </div>
    </>
  );
}
