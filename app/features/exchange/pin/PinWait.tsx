import { useTranslation } from 'react-i18next';
import * as css from './PinField.css.ts';

/** How long none is taken: counted for whoever reads it, announced once. */
export function PinWait({ seconds }: { seconds: number }) {
  const { t } = useTranslation('exchange.pin');
  const minutes = Math.floor(seconds / 60);
  return (
    <>
      <span role="timer">
        {minutes > 0
          ? t('lockedMinutes', { minutes, seconds: seconds % 60 })
          : t('lockedSeconds', { seconds })}
      </span>
      <span className={css.unseen} role="alert">
        {t('locked')}
      </span>
    </>
  );
}
