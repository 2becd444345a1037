import { useTranslation } from '../../../core/i18n/translation.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { canBadge } from '../../../platform/appBadge.ts';
import { canVibrate } from '../../../platform/vibration.ts';
import { List } from '../../../ui/List.tsx';
import * as css from '../choices.css.ts';
import { AlertRow } from './AlertRow.tsx';
import { NoticesRow } from './NoticesRow.tsx';

/** /pages/my/notification-setting: how new messages make themselves known on this device. */
export function NotificationScreen() {
  const { t } = useTranslation(['account.mine', 'account.notifications']);
  return (
    <SubScreen title={t('notifications')} parent={paths.mine}>
      <div className={css.choices}>
        <List label={t('notifications')}>
          <NoticesRow />
          <AlertRow kind="sound" detail={t('account.notifications:soundDetail')} />
          {canVibrate() && (
            <AlertRow kind="vibration" detail={t('account.notifications:vibrationDetail')} />
          )}
          {canBadge() && <AlertRow kind="badge" detail={t('account.notifications:badgeDetail')} />}
        </List>
      </div>
    </SubScreen>
  );
}
