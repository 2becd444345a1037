import { Info, Share2, SquarePlus } from 'lucide-react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { useInstallWay } from '../../../core/services/useInstallWay.ts';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { UpdateRow } from './UpdateRow.tsx';

/** What concerns the app itself. */
export function AppRows() {
  const { t } = useTranslation('account.mine');
  const installWay = useInstallWay();
  const canInstall = installWay === 'prompt' || installWay === 'steps';
  return (
    <List label={t('app')}>
      {canInstall && <ListRow glyph={SquarePlus} title={t('install')} to={paths.install} />}
      <UpdateRow />
      <ListRow glyph={Share2} title={t('share')} to={paths.shareImage} />
      <ListRow glyph={Info} title={t('about')} to={paths.about} />
    </List>
  );
}
