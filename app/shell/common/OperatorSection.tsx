import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { Operator } from '../../brand/brand.ts';
import { localeInfo } from '../../brand/locales.ts';
import { localeAtom } from '../../core/language/localeAtom.ts';
import { pathToWebview } from '../../core/paths.ts';
import { countryName } from '../../core/regionNames.ts';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { SectionTitle } from '../../ui/SectionTitle.tsx';
import { LicenceSection } from './LicenceSection.tsx';

/** The company behind the brand, as it must identify itself. */
export function OperatorSection({ operator }: { operator: Operator }) {
  const { t } = useTranslation('about');
  const { tag } = localeInfo[useAtomValue(localeAtom)];
  const pages = [
    [t('terms'), operator.termsUrl],
    [t('privacy'), operator.privacyUrl],
    [t('complaints'), operator.complaintsUrl],
  ] as const;
  return (
    <>
      <SectionTitle>{t('operator')}</SectionTitle>
      <List label={t('operator')}>
        <ListRow title={t('company')} value={operator.legalName} />
        <ListRow title={t('registration')} value={operator.registrationNumber} />
        <ListRow title={t('country')} value={countryName(operator.country, tag)} />
        <ListRow title={t('minimumAge')} value={operator.minimumAge} />
        <SupportRow contact={operator.supportContact} />
        {pages.map(([title, url]) => (
          <ListRow key={title} title={title} to={pathToWebview(url, title)} />
        ))}
      </List>
      {operator.licences && operator.licences.length > 0 && (
        <LicenceSection licences={operator.licences} />
      )}
    </>
  );
}

function SupportRow({ contact }: { contact: string }) {
  const { t } = useTranslation('about');
  const title = t('customerService');
  if (contact.startsWith('https://')) {
    return <ListRow title={title} detail={contact} to={pathToWebview(contact, title)} />;
  }
  return (
    <ListRow
      title={title}
      detail={contact}
      onClick={() => window.location.assign(`mailto:${encodeURIComponent(contact)}`)}
    />
  );
}
