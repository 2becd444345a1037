import { useAtom, useAtomValue } from 'jotai';
import { Gauge, Languages, MessageSquareDot, SunMoon } from 'lucide-react';
import { localeInfo } from '../../../brand/locales.ts';
import { useSlot } from '../../../core/feature/features.tsx';
import type { SlotPart } from '../../../core/feature/slots.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { localeAtom } from '../../../core/language/localeAtom.ts';
import { paths } from '../../../core/navigation/paths.ts';
import { schemeAtom } from '../../../core/scheme/schemeAtom.ts';
import { isMemberAtom } from '../../../core/session/sessionAtom.ts';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { useSchemeLabel } from '../appearance/useSchemeLabel.ts';

/** Notifications, language, appearance and the data saver. The guard lets visitors into one of the two language pages only. */
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
      <DataSaverRow />
    </List>
  );
}

/** One switch for all that plays clips; nothing where a brand has none. */
function DataSaverRow() {
  const [first] = useSlot('mine.dataSaver');
  return first && <SaverSwitch isOn={first.isOn} />;
}

function SaverSwitch({ isOn }: Pick<SlotPart<'mine.dataSaver'>, 'isOn'>) {
  const { t } = useTranslation('account.mine');
  const [saves, save] = useAtom(isOn);
  return (
    <ListRow
      glyph={Gauge}
      title={t('dataSaver')}
      detail={t('dataSaverDetail')}
      end={<Switch label={t('dataSaver')} checked={saves} onChange={save} />}
    />
  );
}
