import { ShieldAlert } from 'lucide-react';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as css from './SafetyNotice.css.ts';

/** The fixed line of the page: whole, before anything else, in every state, and never to be closed. */
export function SafetyNotice() {
  const { t } = useTranslation('recharge.page');
  return (
    <section className={css.notice}>
      <Icon of={ShieldAlert} size={20} />
      <p className={css.words}>{t('nobodyMayAsk')}</p>
    </section>
  );
}
