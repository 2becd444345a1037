import { useAtomValue } from 'jotai';
import { Languages, MessageSquareDot, SunMoon } from 'lucide-react';
import { localeInfo } from '../../../brand/locales.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { localeAtom } from '../../../core/language/localeAtom.ts';
import { paths } from '../../../core/navigation/paths.ts';
import { schemeAtom } from '../../../core/scheme/schemeAtom.ts';
import { isMemberAtom } from '../../../core/session/sessionAtom.ts';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { useSchemeLabel } from '../appearance/useSchemeLabel.ts';

/** Notifications, language and appearance. The guard lets visitors into one of the two language pages only. */
export function SettingsRows() {
  const { t } = useTranslation('account.mine');
  const locale = useAtomValue(localeAtom);
  const scheme = useAtomValue(schemeAtom);
  const isMember = useAtomValue(isMemberAtom);
  const schemeLabel = useSchemeLabel();
  return (
    <List label={t('settings')}>
      {isMember && (
        <ListRow
          glyph={MessageSquareDot}
          title={t('notifications')}
          to={paths.notificationSetting}
        />
      )}
      <ListRow
        glyph={Languages}
        title={t('language')}
        value={<span lang={localeInfo[locale].tag}>{localeInfo[locale].name}</span>}
        to={isMember ? paths.languageSetting : paths.language}
      />
      <ListRow
        glyph={SunMoon}
        title={t('appearance')}
        value={schemeLabel(scheme)}
        to={paths.appearance}
      />
    </List>
  );
}
