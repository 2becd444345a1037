import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { type LocaleId, localeInfo } from '../../../brand/locales.ts';
import { useBrand } from '../../../core/brand/brand.tsx';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { localeAtom } from '../../../core/language/localeAtom.ts';
import { paths } from '../../../core/navigation/paths.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { useServices } from '../../../core/services/services.tsx';
import { isMemberAtom } from '../../../core/session/sessionAtom.ts';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { RadioMark } from '../../../ui/RadioMark.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { showToast } from '../../../ui/toasts.ts';
import * as css from '../choices.css.ts';

/** /pages/my/language-setting, and the same for visitors: every language by its own name. Applied at once and remembered. */
export function LanguageScreen() {
  const { t } = useTranslation();
  const { locales } = useBrand();
  const { chooseLanguage, session } = useServices();
  const isMember = useAtomValue(isMemberAtom);
  const current = useAtomValue(localeAtom);
  const [pending, setPending] = useState<LocaleId | null>(null);
  const choose = async (locale: LocaleId): Promise<void> => {
    setPending(locale);
    try {
      await chooseLanguage(locale);
      // What the server says of the account is in the new language from now on.
      if (isMember) session.refresh().catch(() => undefined);
    } catch {
      // The texts cannot be had: the language stays as it was.
      showToast(t('languageFailed'));
    }
    setPending(null);
  };
  return (
    <SubScreen title={t('language')} parent={paths.mine}>
      <div className={css.choices}>
        <List role="radiogroup" label={t('language')}>
          {locales.map((locale) => (
            <ListRow
              key={locale}
              title={localeInfo[locale].name}
              lang={localeInfo[locale].tag}
              checked={locale === current}
              end={locale === pending ? <Spinner /> : <RadioMark checked={locale === current} />}
              onClick={() => {
                if (pending === null && locale !== current) void choose(locale);
              }}
            />
          ))}
        </List>
      </div>
    </SubScreen>
  );
}
