import { useAtomValue } from 'jotai';
import type { Licence } from '../../brand/brand.ts';
import { localeInfo } from '../../brand/locales.ts';
import { countryNames } from '../../core/i18n/regionNames.ts';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { localeAtom } from '../../core/language/localeAtom.ts';
import { pathToWebview } from '../../core/navigation/paths.ts';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { SectionTitle } from '../../ui/SectionTitle.tsx';

/** Licences the operator holds; each leads to the register where it can be looked up. */
export function LicenceSection({ licences }: { licences: readonly Licence[] }) {
  const { t } = useTranslation('shell.about');
  const { tag } = localeInfo[useAtomValue(localeAtom)];
  return (
    <>
      <SectionTitle>{t('licences')}</SectionTitle>
      <List label={t('licences')}>
        {licences.map(({ authority, number, registerUrl, territories }) => (
          <ListRow
            key={`${authority} ${number}`}
            title={authority}
            detail={t('licenceDetail', {
              number,
              territories: countryNames(territories, tag),
            })}
            to={pathToWebview(registerUrl, authority)}
          />
        ))}
      </List>
    </>
  );
}
