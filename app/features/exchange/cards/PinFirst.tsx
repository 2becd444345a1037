import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Callout } from '../../../ui/Callout.tsx';
import { exchangePaths } from '../paths.ts';
import * as css from './AddBankForm.css.ts';

/** In place of the form before there is a fund password: the way to set it, which leads back here. */
export function PinFirst() {
  const { t } = useTranslation('exchange.cards');
  const navigate = useNavigate();
  return (
    <section className={css.pinFirst}>
      <Callout tone="info">{t('pinFirst')}</Callout>
      <Button wide onClick={() => navigate(exchangePaths.fundPassword)}>
        {t('setPin')}
      </Button>
    </section>
  );
}
