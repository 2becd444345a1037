import { useAtom } from 'jotai';
import type { AlertKind } from '../../../core/alerts/alertSettings.ts';
import { alertsOffAtom } from '../../../core/alerts/alertsOffAtom.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { Switch } from '../../../ui/Switch.tsx';

type Props = { kind: Exclude<AlertKind, 'notices'>; detail: string };

/** One way in which a new message makes itself known, on or off at once. */
export function AlertRow({ kind, detail }: Props) {
  const { t } = useTranslation('account.notifications');
  const [off, switchKind] = useAtom(alertsOffAtom);
  return (
    <ListRow
      title={t(kind)}
      detail={detail}
      end={
        <Switch
          label={t(kind)}
          checked={!off.has(kind)}
          onChange={(isOn) => switchKind(kind, isOn)}
        />
      }
    />
  );
}
