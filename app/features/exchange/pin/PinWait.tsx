import { useTranslation } from '../../../core/i18n/translation.tsx';
import * as css from './PinField.css.ts';

type Props = {
  seconds: number;
  /** What was wrong too often. @default 'pin' */
  of?: 'pin' | 'login';
};

/** How long none is taken: counted for whoever reads it, announced once. */
export function PinWait({ seconds, of = 'pin' }: Props) {
  const { t } = useTranslation('exchange.pin');
  const minutes = Math.floor(seconds / 60);
  return (
    <>
      <span role="timer">
        {of === 'login'
          ? t('loginLockedFor', { minutes, seconds: seconds % 60 })
          : minutes > 0
            ? t('lockedMinutes', { minutes, seconds: seconds % 60 })
            : t('lockedSeconds', { seconds })}
      </span>
      <span className={css.unseen} role="alert">
        {of === 'login' ? t('loginLocked') : t('locked')}
      </span>
    </>
  );
}
