import { useTranslation } from '../../../core/i18n/translation.tsx';
import * as css from './Composer.css.ts';
import { isLengthSaid } from './composerRules.ts';

type Props = {
  id: string;
  /** Characters left; below 0 those too many. */
  left: number;
  /** The text could not be kept. */
  isRefused: boolean;
};

/** What there is to say of the text in the field. */
export function FieldNotes({ id, left, isRefused }: Props) {
  const { t } = useTranslation('chat.conversation');
  return (
    <>
      {isRefused && (
        <p className={css.over} role="alert">
          {t('notKept')}
        </p>
      )}
      {isLengthSaid(left) && (
        <p id={id} className={left < 0 ? css.over : css.left} role="status">
          {left < 0 ? t('charactersOver', { count: -left }) : t('charactersLeft', { count: left })}
        </p>
      )}
    </>
  );
}
