import { useTranslation } from '../../../core/i18n/translation.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { ContactSupport } from '../../../parts/person/ContactSupport.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import * as css from './PinScreen.css.ts';

/** Without a number no code can be sent: the ways on, for now and for the next time. */
export function NoPhone() {
  const { t } = useTranslation(['exchange.pin', 'common.form']);
  return (
    <>
      <div className={css.form}>
        <p className={css.intro}>{t('noPhone')}</p>
        <ContactSupport about={t('resetTitle')} />
      </div>
      <List label={t('resetTitle')}>
        <ListRow title={t('addPhone')} to={paths.phoneNumber} />
      </List>
    </>
  );
}
