import { useAtomValue } from 'jotai';
import { Navigate } from 'react-router-dom';
import { useBrand } from '../../core/brand/brand.tsx';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { useBack } from '../../core/navigation/navigation.ts';
import { paths } from '../../core/navigation/paths.ts';
import { useIsActiveScreen } from '../../core/screen/activeScreen.tsx';
import { useDocumentTitle } from '../../core/screen/useDocumentTitle.ts';
import { useServices } from '../../core/services/services.tsx';
import { updateAtom } from '../../core/update/updateAtom.ts';
import { UpdateAlert } from '../modal/UpdateAlert.tsx';

/** /pages/modal/update-alert: offers the release that was found, or insists on it. */
export function UpdateScreen() {
  const { t } = useTranslation('shell.update');
  const { updates } = useServices();
  const { release } = useBrand();
  const { offer, work } = useAtomValue(updateAtom);
  const isActive = useIsActiveScreen();
  const back = useBack();
  useDocumentTitle(t('title'));
  if (!isActive) return null;
  // Opened by its address while there is nothing to offer.
  if (!offer) return <Navigate to={paths.chat} replace />;
  const close = (forGood: boolean): void => {
    back();
    updates.decline(forGood);
  };
  return (
    <UpdateAlert
      forced={offer.isForced}
      version={offer.release.version}
      current={release.version}
      busy={work === 'updating'}
      failed={work === 'failed'}
      onUpdate={() => void updates.apply()}
      onIgnore={() => close(true)}
      onLater={() => close(false)}
    />
  );
}
