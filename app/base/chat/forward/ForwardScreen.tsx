import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { paths } from '../../../core/navigation/paths.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { forwardedAtom } from './forwardedAtom.ts';

/** /pages/chat/forward: chooses to whom messages are forwarded, and sends them. */
export function ForwardScreen() {
  const { t } = useTranslation('chat.forward');
  const forwarded = useAtomValue(forwardedAtom);
  if (!forwarded) return <Navigate to={paths.chat} replace />;
  return (
    <SubScreen title={t('title')} parent={paths.chat}>
      {null}
    </SubScreen>
  );
}
