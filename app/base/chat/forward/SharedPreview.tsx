import { useTranslation } from '../../../core/i18n/translation.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { longestMessage } from '../composer/composerRules.ts';
import { PickedItems } from '../composer/media/PickedItems.tsx';
import type { PickedState } from '../composer/media/pickedState.ts';
import * as css from './SharedPreview.css.ts';

/** Rows of a text; a longer one is scrolled. */
const mostRows = 12;

type Props = {
  state: PickedState;
  /** Somebody may have it already: nothing of it can be changed. */
  isFixed: boolean;
  /** Whether a text was shared; it may have been emptied since. */
  hasText: boolean;
  text: string;
  isTooLong: boolean;
  /** Files that were too many, or too large together. */
  leftOut: number;
  onRemove: (id: number) => void;
  onOriginal: (isOriginal: boolean) => void;
  onText: (text: string) => void;
};

/** All that is about to be sent: files, and the text whole, which can be changed. */
export function SharedPreview(props: Props) {
  const { state, isFixed, hasText, text, isTooLong, leftOut, onRemove, onOriginal, onText } = props;
  const { t } = useTranslation('chat.forward');
  return (
    <section className={css.parts}>
      {state.items.length > 0 && (
        <PickedItems
          {...{ state, isFixed, onOriginal }}
          onRemove={isFixed ? undefined : onRemove}
        />
      )}
      {leftOut > 0 && <p className={css.leftOut}>{t('shareLeftOut', { count: leftOut })}</p>}
      {hasText && isFixed && (
        <p className={css.whole} dir="auto">
          {text}
        </p>
      )}
      {hasText && !isFixed && (
        <TextArea
          label={t('shareText')}
          value={text}
          onChange={onText}
          max={longestMessage}
          rows={Math.min(mostRows, text.split('\n').length + Math.floor(text.length / 40))}
          error={isTooLong ? t('noteTooLong') : null}
        />
      )}
    </section>
  );
}
