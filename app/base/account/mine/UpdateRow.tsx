import { useAtomValue } from 'jotai';
import { RefreshCw } from 'lucide-react';
import { useBrand } from '../../../core/brand/brand.tsx';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useServices } from '../../../core/services/services.tsx';
import { updateAtom } from '../../../core/update/updateAtom.ts';
import { ListRow } from '../../../ui/ListRow.tsx';
import { showToast } from '../../../ui/toasts.ts';

/** Looks for a newer release when tapped, also for one that was ignored. */
export function UpdateRow() {
  const { t } = useTranslation('account.mine');
  const { release } = useBrand();
  const { updates } = useServices();
  const { check } = useAtomValue(updateAtom);
  const isChecking = check === 'checking';
  const look = async (): Promise<void> => {
    const outcome = await updates.check(true);
    if (outcome === 'nothing-found') showToast(t('upToDate'), { done: true });
    if (outcome === 'check-failed') showToast(t('checkUpdatesFailed'));
  };
  return (
    <ListRow
      glyph={RefreshCw}
      title={t('checkUpdates')}
      actsHere
      value={isChecking ? t('checkingUpdates') : release.version}
      onClick={() => {
        if (!isChecking) void look();
      }}
    />
  );
}
