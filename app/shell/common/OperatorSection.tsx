import { useAtomValue } from 'jotai';
import type { Operator } from '../../brand/brand.ts';
import { localeInfo } from '../../brand/locales.ts';
import { countryName } from '../../core/i18n/regionNames.ts';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { localeAtom } from '../../core/language/localeAtom.ts';
import { pathToWebview } from '../../core/navigation/paths.ts';
import { writeMail } from '../../platform/mail.ts';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { SectionTitle } from '../../ui/SectionTitle.tsx';
import { LicenceSection } from './LicenceSection.tsx';
import * as css from './OperatorSection.css.ts';

/** The company behind the brand, as it must identify itself. */
export function OperatorSection({ operator }: { operator: Operator }) {
  const { t } = useTranslation('shell.about');
  const { tag } = localeInfo[useAtomValue(localeAtom)];
  const facts = [
    [t('company'), operator.legalName],
    [t('registration'), operator.registrationNumber],
    [t('country'), countryName(operator.country, tag)],
    [t('minimumAge'), operator.minimumAge],
  ] as const;
  const pages = [
    [t('terms'), operator.termsUrl],
    [t('privacy'), operator.privacyUrl],
    [t('complaints'), operator.complaintsUrl],
  ] as const;
  return (
    <>
      <SectionTitle>{t('operator')}</SectionTitle>
      <dl className={css.facts}>
        {facts.map(([name, fact]) => (
          <div key={name} className={css.fact}>
            <dt className={css.name}>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <List label={t('operator')}>
        {pages.map(([title, url]) => (
          <ListRow key={title} title={title} to={pathToWebview(url, title)} />
        ))}
        <SupportRow contact={operator.supportContact} />
      </List>
      {operator.licences && operator.licences.length > 0 && (
        <LicenceSection licences={operator.licences} />
      )}
    </>
  );
}

function SupportRow({ contact }: { contact: string }) {
  const { t } = useTranslation('shell.about');
  const title = t('customerService');
  if (contact.startsWith('https://')) {
    return <ListRow title={title} detail={contact} to={pathToWebview(contact, title)} />;
  }
  return <ListRow title={title} detail={contact} onClick={() => writeMail(contact)} />;
}
