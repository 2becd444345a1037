import { useAtomValue } from 'jotai';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { AfterFrame } from '../../../core/lazy/AfterFrame.tsx';
import { RootScreen } from '../../../core/screen/RootScreen.tsx';
import { isMemberAtom } from '../../../core/session/sessionAtom.ts';
import { AppRows } from './AppRows.tsx';
import { MemberPart } from './MemberPart.tsx';
import { SettingsRows } from './SettingsRows.tsx';
import { VisitorHead } from './VisitorHead.tsx';

/** /pages/tabBar/mine: the account for members, the brand for visitors, and the app for both. */
export function MineTab() {
  const { t } = useTranslation();
  const isMember = useAtomValue(isMemberAtom);
  return (
    <RootScreen title={t('mineTab')}>
      {isMember ? <MemberPart /> : <VisitorHead />}
      <AfterFrame>
        <SettingsRows />
        <AppRows />
      </AfterFrame>
    </RootScreen>
  );
}
