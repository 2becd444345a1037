import { useAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { useBrand } from '../../core/brand/brand.tsx';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { useBack } from '../../core/navigation/navigation.ts';
import { paths } from '../../core/navigation/paths.ts';
import { useIsActiveScreen } from '../../core/screen/activeScreen.tsx';
import { useDocumentTitle } from '../../core/screen/useDocumentTitle.ts';
import { useServices } from '../../core/services/services.tsx';
import { updateAtom } from '../../core/update/updateAtom.ts';
import { UpdateAlert } from './UpdateAlert.tsx';

/** /pages/modal/update-alert: offers the release that was found, or insists on it, and shows how far it is. */
export function UpdateScreen() {
  const { t } = useTranslation('shell.update');
  const { updates } = useServices();
  const { release } = useBrand();
  const [state, tell] = useAtom(updateAtom);
  const isActive = useIsActiveScreen();
  const back = useBack();
  useDocumentTitle(t('title'));
  const isOpen = isActive && state.offer !== null;
  useEffect(() => {
    if (!isOpen) return;
    tell({ type: 'page-shown' });
    return () => tell({ type: 'page-left' });
  }, [isOpen, tell]);

  const goBack = useRef(back);
  goBack.current = back;
  const isRestarting = isOpen && state.work.phase === 'restarting';
  useEffect(() => {
    // The app starts anew on the page below.
    if (isRestarting) goBack.current();
  }, [isRestarting]);

  if (!isActive) return null;
  // Opened by its address while there is nothing to offer.
  if (!state.offer) return <Navigate to={paths.chat} replace />;
  const close = (forGood: boolean): void => {
    back();
    updates.decline(forGood);
  };
  return (
    <UpdateAlert
      state={{ ...state, offer: state.offer }}
      current={release}
      onUpdate={() => void updates.apply()}
      onRestart={updates.restartNow}
      onIgnore={() => close(true)}
      onLater={() => close(false)}
    />
  );
}
