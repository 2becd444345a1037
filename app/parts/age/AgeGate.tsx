import { useState } from 'react';
import { confirmAge } from '../../contract/user/confirmAge.ts';
import { ErrorCallout } from '../../core/errors/ErrorCallout.tsx';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { useBack } from '../../core/navigation/navigation.ts';
import { useServices } from '../../core/services/services.tsx';
import { Button } from '../../ui/Button.tsx';
import * as css from './AgeGate.css.ts';

type Props = {
  /** Years, from `ageAsked`. */
  age: number;
  /** Where back leads when the page was the first one opened. */
  parent: string;
  /** What comes after is on its way: the button waits for it. */
  isBusy?: boolean;
  /** Once the platform knows; reads again what was refused. */
  onConfirmed: () => void;
};

/**
 * In place of a page that asks for an age: the person says to be old enough, or goes back.
 */
export function AgeGate({ age, parent, isBusy = false, onConfirmed }: Props) {
  const { t } = useTranslation('common.age');
  const { backend } = useServices();
  const back = useBack(parent);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const confirm = async (): Promise<void> => {
    setIsSending(true);
    setFailure(null);
    try {
      await backend.call(confirmAge, { minimumAge: age }, { intent: 'confirm-age' });
      onConfirmed();
    } catch (error) {
      setFailure(error);
    }
    setIsSending(false);
  };
  return (
    <section className={css.gate}>
      <div className={css.words}>
        <p className={css.age} aria-hidden="true">
          {t('mark', { age })}
        </p>
        <h2 className={css.title}>{t('must', { age })}</h2>
        <p className={css.note}>{t('once')}</p>
      </div>
      <ErrorCallout error={failure} />
      <div className={css.buttons}>
        <Button
          wide
          busyLabel={isSending || isBusy ? t('saving') : undefined}
          onClick={() => void confirm()}
        >
          {t('confirm', { age })}
        </Button>
        <Button wide look="plain" onClick={back}>
          {t('back')}
        </Button>
      </div>
    </section>
  );
}
