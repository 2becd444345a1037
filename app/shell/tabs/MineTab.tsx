import { useAtomValue } from 'jotai';
import { Info, Languages, Share2, SquarePlus, SunMoon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { localeInfo } from '../../brand/locales.ts';
import { localeAtom } from '../../core/language/localeAtom.ts';
import { paths } from '../../core/paths.ts';
import { schemeAtom } from '../../core/scheme/schemeAtom.ts';
import { RootScreen } from '../../core/screen/RootScreen.tsx';
import { useInstallWay } from '../../core/useInstallWay.ts';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { useSchemeLabel } from '../my/useSchemeLabel.ts';
import { BrandHead } from './BrandHead.tsx';
import { UpdateRow } from './UpdateRow.tsx';

/** /pages/tabBar/mine, as a visitor sees it. */
export function MineTab() {
  const { t } = useTranslation();
  const locale = useAtomValue(localeAtom);
  const scheme = useAtomValue(schemeAtom);
  const schemeLabel = useSchemeLabel();
  const installWay = useInstallWay();
  const canInstall = installWay === 'prompt' || installWay === 'steps';
  return (
    <RootScreen title={t('mineTab')}>
      <BrandHead />
      <List label={t('settings')}>
        <ListRow
          glyph={Languages}
          title={t('language')}
          value={<span lang={localeInfo[locale].tag}>{localeInfo[locale].name}</span>}
          to={paths.languageSetting}
        />
        <ListRow
          glyph={SunMoon}
          title={t('appearance')}
          value={schemeLabel(scheme)}
          to={paths.appearance}
        />
      </List>
      <List label={t('app')}>
        {canInstall && <ListRow glyph={SquarePlus} title={t('install')} to={paths.install} />}
        <UpdateRow />
        <ListRow glyph={Share2} title={t('share')} to={paths.shareImage} />
        <ListRow glyph={Info} title={t('about')} to={paths.about} />
      </List>
    </RootScreen>
  );
}
