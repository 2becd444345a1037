import { useAtom } from 'jotai';
import { useState, useSyncExternalStore } from 'react';
import { alertsOffAtom } from '../../../core/alerts/alertsOffAtom.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import {
  askToNotify,
  notificationLeave,
  subscribeNotificationLeave,
} from '../../../platform/notification.ts';
import { ListRow } from '../../../ui/ListRow.tsx';
import { Switch } from '../../../ui/Switch.tsx';

/** Notices outside the page: the browser asks the person once, by the tap that turns them on. */
export function NoticesRow() {
  const { t } = useTranslation('account.notifications');
  const [off, switchKind] = useAtom(alertsOffAtom);
  const [isAsking, setIsAsking] = useState(false);
  const leave = useSyncExternalStore(subscribeNotificationLeave, notificationLeave);
  if (leave === 'unsupported') return <ListRow title={t('onScreen')} detail={t('unsupported')} />;
  if (leave === 'install') {
    return <ListRow title={t('onScreen')} detail={t('installFirst')} to={paths.install} />;
  }
  const turn = async (isOn: boolean): Promise<void> => {
    if (isOn && leave === 'ask') {
      setIsAsking(true);
      const answer = await askToNotify();
      setIsAsking(false);
      if (answer !== 'granted') return;
    }
    switchKind('notices', isOn);
  };
  return (
    <ListRow
      title={t('onScreen')}
      detail={leave === 'denied' ? t('blocked') : t('noticesDetail')}
      end={
        <Switch
          label={t('onScreen')}
          checked={leave === 'granted' && !off.has('notices')}
          disabled={leave === 'denied' || isAsking}
          onChange={(isOn) => void turn(isOn)}
        />
      }
    />
  );
}
